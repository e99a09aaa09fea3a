import { z } from "zod";
import { findBlock } from "~/models/content/blocks/block";
import type { BuilderPanel } from "~/models/office/builder/builder-view";
import { group, leaf } from "~/models/office/form/leaf";
import type { RecordFormOf } from "~/models/office/records/record-screen";
import { templateScreen } from "~/models/office/records/template-screen";
import { widgetScreen } from "~/models/office/records/widget-screen";
import type { BuiltPage } from "../../content/builder/read-built-page.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { recordVersion } from "../../shops/records/record-version.server";
import { recordLanguages } from "../load-record.server";

/** The form beside the page: of a widget, of the owner's own HTML, or of the page itself. */
export type PanelForm = RecordFormOf &
  Pick<BuilderPanel, "deed" | "title" | "help" | "version"> & {
    current: unknown;
    /** The widget whose content it is; empty for the others. */
    widget: string;
  };

const htmlForm: RecordFormOf = {
  form: group("", "", [leaf("html", "Text", { kind: "html" })]),
  schema: z.object({ html: z.string({ required_error: "Write something, or remove the block." }) }),
  toForm: (html) => ({ html }),
  fromForm: (value) => (value as { html: string }).html,
};

/**
 * The form of a block, or of the page for `page`; null for a block without one.
 * @param of the id of the block
 */
export function panelForm(ctx: ShopContext, page: BuiltPage, of: string): PanelForm | null {
  const factsOf = (record: unknown) => ({
    widgets: ctx.handlers.widgets,
    languages: recordLanguages(ctx, record),
  });
  const about = (
    form: RecordFormOf,
    current: unknown,
    said: Pick<PanelForm, "deed" | "title" | "help">,
  ): PanelForm => ({
    ...form,
    ...said,
    current,
    widget: "",
    version: recordVersion(current),
  });
  // Its address, its place and its HTML as written are not a seller’s.
  if (of === "page" && ctx.sellersPage) return null;
  if (of === "page")
    return about(templateScreen.formOf(page.record, factsOf(page.record)), page.record, {
      deed: "page",
      title: "The page",
      help: "",
    });
  const block = findBlock(page.blocks, of);
  if (block?.kind === "html")
    return about(htmlForm, page.record.html.slice(block.start, block.end), {
      deed: "html",
      title: "Text",
      help: "",
    });
  if (block?.kind !== "widget" || block.name === "") return null;
  const declared = ctx.handlers.widgets[block.type];
  const content = page.contents.get(block.name) ?? { type: block.type, props: {}, items: [] };
  const form = widgetScreen.formOf(content, factsOf(content));
  const said = { deed: "widget", title: declared?.title ?? block.type, help: declared?.help ?? "" } as const;
  return { ...about(form, content, said), widget: block.name };
}
