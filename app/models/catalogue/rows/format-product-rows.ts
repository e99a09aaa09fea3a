// @public

import type { Currency } from "../../platform/money/money";
import { translatedTexts, translationKey } from "../../platform/translations/translations";
import { offerCells } from "../offer/offer-cells";
import type { ProductRecord } from "../product/product-record";
import { type ProductTextColumn, productTextColumns } from "../product/product-texts";
import { downloadCells, needsNoDelivery } from "./download-cells";
import { unless } from "./field-cells";
import { formatPlan } from "./plan-cells";
import { isTranslatedColumn, type ProductColumn, productColumns } from "./product-columns";
import { ratingCells } from "./rating-cells";

/**
 * Writes products as rows of products.csv, header first; reading them gives the same records. Columns that
 * are empty in every row are left out.
 * @param records each variable product followed by its variations
 * @param exportedAt UTC ISO moment
 */
export function formatProductRows(
  records: ProductRecord[],
  currency: Currency,
  exportedAt: string,
): string[][] {
  const cells = records.map((record) => cellsOf(record, currency, exportedAt));
  const labels = [...new Set(records.flatMap((record) => record.optionAxes.map((axis) => axis.label)))];
  const codes = [...new Set(records.flatMap((record) => Object.keys(record.attributes)))].sort();
  const used = productColumns.filter((column) => column === "sku" || cells.some((row) => row[column] !== ""));
  const written = records.map((record) => translatedTexts(record.translations));
  const languages = languagesOf(records);
  // Each column is followed by the same in the languages that any row has it in.
  const beside = (column: string) =>
    isTranslatedColumn(column)
      ? languages
          .map((language) => translationKey(column, language))
          .filter((key) => written.some((texts) => key in texts))
      : [];
  const columns = [
    ...used,
    ...labels.map((label) => `option:${label}`),
    ...codes.map((code) => `attr:${code}`),
  ].flatMap((column) => [column, ...beside(column)]);
  // Words of options and attributes that no row has any more stay, too.
  const header = [...new Set([...columns, ...written.flatMap((texts) => Object.keys(texts))])];
  const rows = records.map((record, index) => {
    const all: Record<string, string> = { ...optionCells(record), ...cells[index], ...written[index] };
    return header.map((column) => all[column] ?? "");
  });
  return [header, ...rows];
}

const languagesOf = (records: readonly ProductRecord[]) =>
  [...new Set(records.flatMap(({ translations }) => Object.keys(translations ?? {})))].sort();

function optionCells(record: ProductRecord): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const [label, value] of Object.entries(record.optionValues)) cells[`option:${label}`] = value;
  for (const [code, values] of Object.entries(record.attributes)) cells[`attr:${code}`] = values.join("|");
  return cells;
}

/** Every cell of a product, those of its options and attributes included, by column. */
export function productCells(
  record: ProductRecord,
  currency: Currency,
  exportedAt: string,
): Record<string, string> {
  // Filled in place: a bulk change writes the cells of thousands of products.
  const cells = Object.assign(optionCells(record), cellsOf(record, currency, exportedAt));
  return record.translations ? Object.assign(cells, translatedTexts(record.translations)) : cells;
}

function cellsOf(
  record: ProductRecord,
  currency: Currency,
  exportedAt: string,
): Record<ProductColumn, string> {
  return {
    sku: record.sku,
    jpin: record.jpin ?? "",
    class_code: unless(record.classCode, "simple"),
    parent_sku: record.parentSku ?? "",
    name: record.name,
    ...textCells(record),
    description: record.description,
    slug: record.slug ?? "",
    categories: record.categorySlugs.join("|"),
    images: record.images.map((image) => image.source).join("|"),
    image_alt: record.images.map((image) => image.alt ?? "").join("|"),
    videos: record.videos.join("|"),
    option_display: record.optionAxes
      .map((axis) => `${axis.label}:${axis.display}${axis.unchosen ? ":unchosen" : ""}`)
      .join("|"),
    swatches: record.optionAxes.flatMap(swatchesOf).join("|"),
    option_set: record.optionSet ?? "",
    children: record.childSkus.join("|"),
    status: unless(record.status, "active"),
    featured: unless(record.featured, false),
    sales_rank: unless(record.salesRank, 0),
    ...ratingCells(record),
    tax_class: unless(record.taxClass, "standard"),
    weight_g: unless(record.weightG, 0),
    non_shippable: unless(record.nonShippable, needsNoDelivery(record)),
    subscription: record.subscriptionPlans.map(formatPlan).join("|"),
    ...downloadCells(record.downloads),
    limit_shipping_option: record.shippingTerms?.methods.join("|") ?? "",
    limit_shipping_option_text: record.shippingTerms?.methodsText ?? "",
    shipping_restriction: record.shippingTerms?.excluded.join("|") ?? "",
    created_at: record.createdAt ?? "",
    ...offerCells(record, currency, exportedAt),
  };
}

function textCells(record: ProductRecord) {
  const cells = productTextColumns.map(({ key, column }) => [column, record[key]]);
  return Object.fromEntries(cells) as Record<ProductTextColumn, string>;
}

function swatchesOf(axis: ProductRecord["optionAxes"][number]): string[] {
  return axis.values.flatMap(({ value, swatch }) => (swatch ? [`${axis.label}=${value}:${swatch}`] : []));
}
