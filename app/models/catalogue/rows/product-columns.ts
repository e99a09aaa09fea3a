// @public

import { parseTranslationKey } from "../../platform/translations/translations";
import { translatedOfferCells } from "../offer/offer-said";
import { cellsOf } from "../offer/offer-values";
import { productTextColumns } from "../product/product-texts";

/** The fixed columns of products.csv, in the order they are exported (docs/shop-folder.md). */
export const productColumns = [
  "sku",
  "jpin",
  "class_code",
  "parent_sku",
  "name",
  ...productTextColumns.map(({ column }) => column),
  "description",
  "slug",
  ...cellsOf("price"),
  "price_levels",
  "categories",
  "images",
  "image_alt",
  "videos",
  "option_display",
  "swatches",
  "option_set",
  "children",
  ...cellsOf("pieces"),
  "source_qty",
  "source_at",
  "stock_sku",
  ...cellsOf("stock"),
  "status",
  ...cellsOf("sale"),
  "featured",
  "sales_rank",
  "review_avg_rating",
  "review_count",
  "tax_class",
  "weight_g",
  "non_shippable",
  "subscription",
  "limit_shipping_option",
  "limit_shipping_option_text",
  "shipping_restriction",
  "downloads",
  "download_uses",
  "download_days",
  ...cellsOf("delivery"),
  "created_at",
] as const;

/** The columns of products.csv for the house seller's offer; offers.csv has them for every seller. */
export const offerColumns = [
  ...cellsOf("price"),
  "price_levels",
  ...cellsOf("pieces"),
  "source_qty",
  "source_at",
  "stock_sku",
  ...cellsOf("stock"),
  ...cellsOf("sale"),
  ...cellsOf("delivery"),
] as const satisfies readonly ProductColumn[];

export type OfferColumn = (typeof offerColumns)[number];

const ofOffers = new Set<string>(offerColumns);

/** Whether a column describes an offer rather than a product. */
export const isOfferColumn = (column: string): boolean => ofOffers.has(column);

/** A fixed column of products.csv. */
export type ProductColumn = (typeof productColumns)[number];

const known = new Set<string>(productColumns);
const optionColumn = /^option:(.+)$/;
const attributeColumn = /^attr:([a-z][a-z0-9_]*)$/;

/**
 * Whether a column may be in each of the shop's languages: `name` as `name:de` (rule texts-7). Of an
 * option a product's row has the label in that language, a variation's row the value.
 */
export const isTranslatedColumn = (column: string): boolean =>
  translated.has(column) || optionColumn.test(column) || attributeColumn.test(column);

const translated = new Set<string>([
  "name",
  "description",
  "slug",
  "image_alt",
  ...translatedOfferCells,
  ...productTextColumns.flatMap(({ column, isTranslated }) => (isTranslated ? [column] : [])),
]);

/** The column and the language of a column such as `name:de` or `option:Color:de`; null for any other. */
export function translatedColumn(column: string): { field: string; language: string } | null {
  const parsed = column.includes(":") ? parseTranslationKey(column) : null;
  return parsed && isTranslatedColumn(parsed.field) ? parsed : null;
}

/** Names of unknown columns. They are refused, so that typing errors are noticed. */
export function unknownColumns(header: string[]): string[] {
  return header.filter(
    (name) =>
      !known.has(name) &&
      !optionColumn.test(name) &&
      !attributeColumn.test(name) &&
      translatedColumn(name) === null,
  );
}

/** The option label of an `option:<Label>` column, or null. */
export function optionLabel(column: string): string | null {
  return translatedColumn(column) ? null : optionColumn.exec(column)?.[1]?.trim() || null;
}

/** The attribute code of an `attr:<code>` column, or null. */
export function attributeCode(column: string): string | null {
  return attributeColumn.exec(column)?.[1] ?? null;
}
