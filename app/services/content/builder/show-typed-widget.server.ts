// @public

import { allBlocks } from "~/models/content/blocks/block";
import type { TemplateView } from "~/models/content/templates/template-view";
import type { WidgetContent } from "~/models/shops/pages/widget-content";
import type { RequestContext } from "../../shops/context/request-context.server";
import { withBlockMarks } from "../blocks/change-blocks.server";
import { loadTemplateView } from "../pages/load-template-view.server";
import { widgetContext } from "../widgets/widget-context.server";
import type { WidgetKit } from "../widgets/widget-kit";
import type { BuiltPage } from "./read-built-page.server";

/**
 * A widget with content that is typed and not saved, wherever it stands on a page, each time with the mark of
 * its block (rule builder-21).
 */
export async function showTypedWidget(
  ctx: RequestContext,
  { record, blocks, templateId }: Pick<BuiltPage, "record" | "blocks" | "templateId">,
  typed: { name: string; content: WidgetContent },
  kit: WidgetKit,
): Promise<TemplateView> {
  const html = allBlocks(blocks)
    .filter((one) => one.kind === "widget" && one.name === typed.name)
    .map((one) => {
      const marks = one.marks.map((at) => at - one.start);
      return withBlockMarks(record.html.slice(one.start, one.end), [{ ...one, marks }], ctx.handlers.widgets);
    });
  const around = await widgetContext(ctx, true);
  return loadTemplateView(
    { ...around, typed: new Map([[typed.name, typed.content]]) },
    { id: templateId ?? 0, name: record.name, renderHtml: html.join("\n") },
    kit,
  );
}
