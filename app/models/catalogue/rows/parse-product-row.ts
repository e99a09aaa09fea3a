// @public

import type { Currency } from "../../platform/money/money";
import { slugify } from "../../platform/slug/slugify";
import { parseVideoUrl, unsupportedVideoText } from "../../shops/pages/video-source";
import { readOffer } from "../offer/read-offer";
import { intervalText, type SubscriptionPlan } from "../plans/plan";
import { isJpin, jpinProblem } from "../product/jpin";
import {
  type CsvRow,
  classCodes,
  type ImageSource,
  type ProductRecord,
  type RowMessage,
} from "../product/product-record";
import { mapTexts, type ProductTexts } from "../product/product-texts";
import { excludedPlaceProblem, type ShippingTerms, shippingTerms } from "../stock/shipping-terms";
import { needsNoDelivery, readDownloadCells } from "./download-cells";
import { parsePlan, repeatedPlan } from "./plan-cells";
import { attributeCode, optionLabel } from "./product-columns";
import { readRatings } from "./rating-cells";
import { type CellReader, readCells, splitList } from "./read-cells";
import { readTranslatedCells } from "./translated-cells";

const statuses = ["active", "archived", "discontinued"] as const;

/** A valid row. `optionDisplay` and `swatches` are interpreted once the variations are known. */
export type ProductRow = { record: ProductRecord; optionDisplay: string[]; swatches: string[] };

/**
 * Reads a single row of products.csv (docs/shop-folder.md); linkProductRows checks what spans rows.
 * @param offers whether the row contains the offer, or offers.csv does
 * @returns the row, or all its errors in one message
 */
export function parseProductRow(
  row: CsvRow,
  currency: Currency,
  offers: "inside" | "apart" = "inside",
): ProductRow | RowMessage {
  const cells = readCells(row, currency);
  const parentSku = cells.text("parent_sku") || null;
  const classCode = cells.oneOf("class_code", classCodes, "simple");
  const sku = cells.text("sku");
  const name = cells.text("name");
  if (sku === "") cells.problems.push("sku is missing");
  if (sku.includes("|") || sku.length > 200)
    cells.problems.push("sku may not contain | or exceed 200 characters");
  const jpin = cells.text("jpin");
  if (jpin !== "" && !isJpin(jpin)) cells.problems.push(`jpin '${jpin}' ${jpinProblem}`);
  if (name === "" && parentSku === null) cells.problems.push("name is missing");
  if (parentSku !== null && (classCode === "variable_product" || classCode === "grouped"))
    cells.problems.push(`a variation can’t be of class ${classCode}`);
  if (parentSku !== null && cells.text("option_set") !== "")
    cells.problems.push("option_set belongs to the product, not to its variation");
  const downloads = readDownloadCells(cells, classCode);
  const record: ProductRecord = {
    line: row.line,
    sku,
    jpin: jpin || null,
    parentSku,
    classCode,
    name,
    ...readTexts(cells),
    description: cells.text("description"),
    slug: parentSku === null ? slugify(cells.text("slug") || name) : null,
    offer: offers === "inside" ? readOffer(cells, { sku, classCode, currency }) : null,
    categorySlugs: [...new Set(cells.list("categories"))],
    images: readImages(cells),
    videos: readVideos(cells),
    optionAxes: [],
    optionValues: readColumns(row, optionLabel, (cell) => cell),
    optionSet: cells.text("option_set") || null,
    attributes: readColumns(row, attributeCode, (cell) => [...new Set(splitList(cell))]),
    childSkus: [...new Set(cells.list("children"))],
    status: cells.oneOf("status", statuses, "active"),
    featured: cells.flag("featured", false),
    salesRank: cells.count("sales_rank", 0),
    ...readRatings(cells),
    taxClass: cells.text("tax_class") || "standard",
    weightG: cells.count("weight_g", 0),
    nonShippable: cells.flag("non_shippable", needsNoDelivery({ classCode, downloads })),
    subscriptionPlans: readPlans(cells, { parentSku, classCode }),
    downloads,
    shippingTerms: readShippingTerms(cells),
    createdAt: readMoment(cells),
    translations: readTranslatedCells(row, parentSku !== null, cells.problems),
  };
  if (record.slug === "") cells.problems.push("slug is missing and the name gives none");
  if (cells.problems.length > 0) return { line: row.line, reason: cells.problems.join("; ") };
  return { record, optionDisplay: cells.list("option_display"), swatches: cells.list("swatches") };
}

function readTexts(cells: CellReader): ProductTexts {
  return mapTexts((_key, { column, problemOf }) => {
    const text = cells.text(column);
    const problem = text && problemOf?.(text);
    if (problem) cells.problems.push(`${column} '${text}' ${problem}`);
    return text;
  });
}

function readImages(cells: CellReader): ImageSource[] {
  // Other pictures than those the texts were for: each keeps its own.
  if (cells.isKept("image_alt") && !cells.isKept("images"))
    return cells.list("images").map((source) => ({ source, alt: null }));
  // Texts match by position, so an empty part means a picture without its own text.
  const texts = cells.text("image_alt").split("|");
  return cells.list("images").map((source, index) => ({ source, alt: texts[index]?.trim() ?? "" }));
}

function readPlans(
  cells: CellReader,
  { parentSku, classCode }: Pick<ProductRecord, "parentSku" | "classCode">,
): SubscriptionPlan[] {
  const texts = cells.list("subscription");
  const plans = texts.flatMap((text) => {
    const plan = parsePlan(text);
    if (!plan) cells.problems.push(`subscription '${text}' is not like 2 weeks:10, at most two years`);
    return plan ?? [];
  });
  const repeated = repeatedPlan(plans);
  if (repeated) cells.problems.push(`subscription names '${intervalText(repeated)}' twice`);
  if (plans.length > 0 && parentSku !== null)
    cells.problems.push("subscription belongs to the product, not to its variation");
  if (plans.length > 0 && (classCode === "grouped" || classCode === "gift_certificate"))
    cells.problems.push(`a ${classCode} cannot be subscribed`);
  return plans;
}

function readVideos(cells: CellReader): string[] {
  const urls = [...new Set(cells.list("videos"))];
  for (const url of urls)
    if (!parseVideoUrl(url)) cells.problems.push(`videos '${url}': ${unsupportedVideoText}`);
  return urls;
}

function readColumns<T extends string | string[]>(
  row: CsvRow,
  nameOf: (column: string) => string | null,
  read: (cell: string) => T,
): Record<string, T> {
  const found: Record<string, T> = {};
  for (const [column, cell] of Object.entries(row.cells)) {
    const name = nameOf(column);
    const value = read(cell.trim());
    if (name !== null && value.length > 0) found[name] = value;
  }
  return found;
}

function readShippingTerms(cells: CellReader): ShippingTerms | null {
  const excluded = [...new Set(cells.list("shipping_restriction"))];
  for (const place of excluded) {
    const problem = excludedPlaceProblem(place);
    if (problem !== null) cells.problems.push(`shipping_restriction ${problem}`);
  }
  const methods = [...new Set(cells.list("limit_shipping_option"))];
  return shippingTerms({ methods, methodsText: cells.text("limit_shipping_option_text"), excluded });
}

function readMoment(cells: CellReader): string | null {
  const cell = cells.text("created_at");
  if (cell === "") return null;
  const isIso = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z)?$/.test(cell);
  const atMs = isIso ? Date.parse(cell) : Number.NaN;
  if (!Number.isNaN(atMs)) return new Date(atMs).toISOString();
  cells.problems.push(`created_at '${cell}' is not a UTC date such as 2025-03-01 or 2025-03-01T10:00:00Z`);
  return null;
}
