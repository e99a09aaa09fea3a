import { findBlock } from "~/models/content/blocks/block";
import type { TemplateView } from "~/models/content/templates/template-view";
import { typedValue } from "~/models/office/form/form-texts";
import { postedTexts } from "~/models/office/form/posted-texts";
import type { WidgetContent } from "~/models/shops/pages/widget-content";
import { partOfSeller } from "../../catalogue/offers/part-of-seller.server";
import { readBuiltPage } from "../../content/builder/read-built-page.server";
import { showTypedHtml } from "../../content/builder/show-typed-html.server";
import { showTypedWidget } from "../../content/builder/show-typed-widget.server";
import type { WidgetKit } from "../../content/widgets/widget-kit";
import { readRecordForm } from "../../platform/forms/read-record-form.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { formPlace } from "../load-record.server";
import { panelForm } from "./panel-form.server";

/**
 * The chosen block with what is typed in its form: a widget wherever it stands on the page, or the owner's
 * own HTML (rule builder-21).
 * @returns null where what is typed is wrong yet, or the block has no form
 * @throws AppError `forbidden`, `not_found`
 */
export async function showBlock(
  ctx: RequestContext,
  request: Request,
  name: string,
  kit: WidgetKit,
): Promise<TemplateView | null> {
  const posted = await readRecordForm(request);
  // The visitor, whom the renderer asks for, is looked up beside it and remembered.
  const [page] = await Promise.all([readBuiltPage(ctx, name), ctx.visitor()]);
  const block = findBlock(page.blocks, new URL(request.url).searchParams.get("block") ?? "");
  const panel = block ? panelForm(ctx, page, block.id) : null;
  if (!block || !panel) return null;
  const pairs = [...posted].flatMap(([key, text]) =>
    typeof text === "string" ? [[key, text] as const] : [],
  );
  const { value, problems } = typedValue(panel.form, postedTexts(panel.form, pairs), formPlace(ctx));
  if (problems.length > 0 || !panel.schema.safeParse(value).success) return null;
  const typed = panel.fromForm(value, panel.current);
  const shown = ctx.sellersPage ? partOfSeller(ctx, ctx.sellersPage.sellerId) : ctx;
  return block.kind === "html"
    ? showTypedHtml(shown, page, block, String(typed), kit)
    : showTypedWidget(shown, page, { name: panel.widget, content: typed as WidgetContent }, kit);
}
