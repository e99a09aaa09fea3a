// @public

import { sellersPageName, sellersWidgetPrefix } from "~/models/content/blocks/sellers-page";
import { sellersPart } from "~/models/content/templates/around";
import type { WrittenTemplate } from "~/models/content/templates/written-template";
import { AppError } from "~/models/platform/error/app-error";
import type { Fields } from "~/models/platform/fields/field";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import type { Subject } from "~/models/shops/actors/subject";
import type { WidgetContent } from "~/models/shops/pages/widget-content";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { WidgetDeclarations } from "../widgets/widget-kit";
import { cleanSellersHtml, type SellersWidgets } from "./clean-sellers-html.server";

/** Whose templates and widgets a context works on: the shop's, or those of one seller's page (sellers-23). */
export const contentSubject = ({ shop, sellersPage }: ShopContext): Subject =>
  sellersPage
    ? { kind: "content", tenantId: shop.tenant.id, shopId: null, sellerId: sellersPage.sellerId }
    : shopSubject("content", shop);

/**
 * Within a seller's page keeps its own template and its own widgets apart from all others, by whichever
 * service they are asked for (rule sellers-23).
 * @throws AppError `forbidden`
 */
export function requireOwn({ sellersPage }: ShopContext, kind: "template" | "widget", name: string): void {
  if (!sellersPage || isOwn(sellersPage.code, kind, name)) return;
  throw new AppError("forbidden", "This is no part of your page.");
}

const isOwn = (code: string, kind: "template" | "widget", name: string): boolean =>
  kind === "template" ? name === sellersPageName(code) : name.startsWith(sellersWidgetPrefix(code));

/**
 * A template as its seller may write it; anyone else's as it is.
 * @throws AppError `forbidden`, `invalid` beside `html`
 */
export function templateOfSeller(ctx: ShopContext, name: string, written: WrittenTemplate): WrittenTemplate {
  requireOwn(ctx, "template", name);
  const { sellersPage } = ctx;
  if (!sellersPage) return written;
  const html = clean(written.html, widgetsOf(sellersPage.code, ctx.handlers.widgets), "html");
  const { preview_only } = written;
  return {
    ...written,
    name: sellersPage.code,
    entity_type: sellersPart,
    slug: null,
    static_type: "",
    is_404_page: false,
    preview_only,
    html,
  };
}

/**
 * A widget's content as a seller may write it; anyone else's as it is.
 * @throws AppError `forbidden`, `invalid`
 */
export function widgetOfSeller(ctx: ShopContext, name: string, content: WidgetContent): WidgetContent {
  requireOwn(ctx, "widget", name);
  const { sellersPage, handlers } = ctx;
  if (!sellersPage) return content;
  const declared = handlers.widgets[content.type];
  if (!declared?.isForSellers)
    throw new AppError("invalid", `The widget “${content.type}” is not for sellers’ pages.`);
  const widgets = widgetsOf(sellersPage.code, handlers.widgets);
  return {
    ...content,
    props: cleanFields(declared.props, content.props, (html, field) =>
      clean(html, widgets, `props.${field}`),
    ),
    items: content.items.map((item, place) =>
      cleanFields(declared.items.fields, item, (html, field) =>
        clean(html, widgets, `items[${place}].${field}`),
      ),
    ),
  };
}

/** Fields of which those with markup are cleaned, as texts or as texts with a label. */
function cleanFields<T>(
  fields: Fields,
  values: Record<string, T>,
  cleaned: (html: string, field: string) => string,
): Record<string, T> {
  const marked = new Set(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === "html" || field.kind === "code" ? [name, ...(field.alsoNamed ?? [])] : [],
    ),
  );
  const of = (value: T, name: string): unknown => {
    if (typeof value === "string") return cleaned(value, name);
    if (typeof value !== "object" || value === null || !("value" in value)) return value;
    return typeof value.value === "string" ? { ...value, value: cleaned(value.value, name) } : value;
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, marked.has(name) ? (of(value, name) as T) : value]),
  );
}

const widgetsOf = (code: string, declarations: WidgetDeclarations): SellersWidgets => ({
  prefix: sellersWidgetPrefix(code),
  isAllowed: (type) => Object.hasOwn(declarations, type) && declarations[type]?.isForSellers === true,
});

function clean(html: string, widgets: SellersWidgets, field: string): string {
  const cleaned = cleanSellersHtml(html, widgets);
  if ("fault" in cleaned) throw new AppError("invalid", cleaned.fault, field);
  return cleaned.html;
}
