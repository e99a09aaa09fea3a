import { blockDifference } from "~/models/office/builder/block-difference";
import type { PageDifference } from "~/models/office/builder/builder-view";
import { differentFields } from "~/models/office/form/different-fields";
import { formTextsOf } from "~/models/office/form/form-texts";
import type { RecordScreen } from "~/models/office/records/record-screen";
import { templateScreen } from "~/models/office/records/template-screen";
import { widgetScreen } from "~/models/office/records/widget-screen";
import type { WidgetContent } from "~/models/shops/pages/widget-content";
import { readBlocks } from "../../content/blocks/read-blocks.server";
import type { BuiltPage } from "../../content/builder/read-built-page.server";
import { readWidgetContents } from "../../content/widgets/read-widget-contents.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { formPlace, recordLanguages } from "../load-record.server";
import { framePath } from "./frame-path.server";

/**
 * What a page's drafts change: in words, and as two pages beside each other (rule builder-18).
 * @param at path of the page that the template stands around; null for its own
 */
export async function pageDifference(
  ctx: RequestContext,
  page: BuiltPage,
  at: string | null,
): Promise<PageDifference | null> {
  const { name, record, published, templateId, drafts } = page;
  if (!published || templateId === null || drafts.size === 0) return null;
  const widgets = ctx.handlers.widgets;
  const stored = await readWidgetContents(ctx, [...page.contents.keys()]);
  const fieldsOf = (screen: RecordScreen, mine: unknown, theirs: unknown) => {
    const { form, toForm } = screen.formOf(mine, {
      widgets,
      languages: recordLanguages(ctx, [mine, theirs]),
    });
    const place = formPlace(ctx);
    return differentFields(
      form,
      formTextsOf(form, toForm(mine), place),
      formTextsOf(form, toForm(theirs), place),
    );
  };
  const changedWidgets = [...drafts.values()].flatMap(({ kind, name: widget, record: draft }) => {
    const before = stored.get(widget);
    const content = draft as WidgetContent;
    if (kind !== "widget" || !before || before.type !== content.type) return [];
    const fields = fieldsOf(widgetScreen, content, before);
    const title = widgets[content.type]?.title ?? content.type;
    return fields.length > 0 ? [{ name: widget, title, fields }] : [];
  });
  const head = fieldsOf(templateScreen, record, published).filter(({ path }) => path !== "html");
  return {
    frames: {
      published: framePath(ctx, { name, templateId, at }, { builder: "published", published: "yes" }),
      draft: framePath(ctx, { name, templateId, at }, { builder: page.version }),
    },
    isShown: !published.preview_only,
    sentences: blockDifference(
      { html: published.html, blocks: readBlocks(published.html), declarations: widgets, contents: stored },
      { html: record.html, blocks: page.blocks, declarations: widgets, contents: page.contents },
    ),
    fields: [...(head.length > 0 ? [{ name: "", title: "The page", fields: head }] : []), ...changedWidgets],
  };
}
