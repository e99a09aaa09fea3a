// @public

import { DomUtils, parseDocument } from "htmlparser2";
import type { Block } from "~/models/content/blocks/block";
import { htmlFaults } from "~/models/content/templates/html-faults";
import type { TemplateView } from "~/models/content/templates/template-view";
import type { RequestContext } from "../../shops/context/request-context.server";
import { withBlockMarks } from "../blocks/change-blocks.server";
import { readBlocks } from "../blocks/read-blocks.server";
import { loadTemplateView } from "../pages/load-template-view.server";
import { widgetContext } from "../widgets/widget-context.server";
import type { WidgetKit } from "../widgets/widget-kit";
import type { BuiltPage } from "./read-built-page.server";

/**
 * The owner's own HTML as it is typed, each element with the mark of its block (rule builder-21).
 * @returns null where elements cannot take the place of those in the page: the HTML is not closed yet, holds
 * widgets, or words stand in it without an element
 */
export async function showTypedHtml(
  ctx: RequestContext,
  { record, templateId }: Pick<BuiltPage, "record" | "templateId">,
  block: Block,
  typed: string,
  kit: WidgetKit,
): Promise<TemplateView | null> {
  const [made, ...more] = readBlocks(typed);
  if (made?.kind !== "html" || more.length > 0) return null;
  if (htmlFaults(typed).length > 0 || hasBareWords(typed)) return null;
  if (hasBareWords(record.html.slice(block.start, block.end))) return null;
  return loadTemplateView(
    await widgetContext(ctx, true),
    {
      id: templateId ?? 0,
      name: record.name,
      renderHtml: withBlockMarks(typed, [{ ...made, id: block.id }]),
    },
    kit,
  );
}

/** Whether words stand outside of any element. */
const hasBareWords = (html: string): boolean =>
  parseDocument(html).children.some((node) => DomUtils.isText(node) && node.data.trim() !== "");
