import type { Currency } from "../money/money";
import { slugify } from "../slug/slugify";
import { parseVideoUrl, unsupportedVideoText } from "../video/video-source";
import { parsePriceLevel } from "./price-levels";
import { attributeCode, optionLabel } from "./product-columns";
import {
  type CsvRow,
  classCodes,
  type ImageSource,
  type PriceLevelRecord,
  type ProductRecord,
  type RowMessage,
  type StockRecord,
} from "./product-record";
import { type CellReader, readCells, splitList } from "./read-cells";

const statuses = ["active", "archived", "discontinued"] as const;
const visibilities = ["visible", "invisible"] as const;
const defaultMaxCartQty = 100;

/** A row that reads well. `optionDisplay` and `swatches` wait for the variations to become axes. */
export type ProductRow = { record: ProductRecord; optionDisplay: string[]; swatches: string[] };

/**
 * Reads one row of products.csv by itself (docs/shop-folder.md); what concerns several rows is checked by
 * linkProductRows.
 * @returns the row, or every reason why it is refused in one message
 */
export function parseProductRow(row: CsvRow, currency: Currency): ProductRow | RowMessage {
  const cells = readCells(row, currency);
  const parentSku = cells.text("parent_sku") || null;
  const classCode = cells.oneOf("class_code", classCodes, "simple");
  const sku = cells.text("sku");
  const name = cells.text("name");
  if (sku === "") cells.problems.push("sku is missing");
  if (sku.includes("|") || sku.length > 200)
    cells.problems.push("sku may not contain | or exceed 200 characters");
  if (name === "" && parentSku === null) cells.problems.push("name is missing");
  if (parentSku !== null && (classCode === "variable_product" || classCode === "grouped"))
    cells.problems.push(`a variation can't be of class ${classCode}`);
  const priceMinor = cells.money("price");
  const hasPrice = classCode === "simple" || classCode === "gift_certificate";
  if (hasPrice && priceMinor === null && cells.text("price") === "") cells.problems.push("price is missing");
  const finalPriceMinor = cells.money("final_price");
  if (finalPriceMinor !== null && finalPriceMinor > (priceMinor ?? 0))
    cells.problems.push("final_price is above price");
  const record: ProductRecord = {
    line: row.line,
    sku,
    parentSku,
    classCode,
    name,
    subTitle: cells.text("sub_title"),
    shortDescription: cells.text("short_description"),
    description: cells.text("description"),
    slug: parentSku === null ? slugify(cells.text("slug") || name) : null,
    priceMinor: priceMinor ?? 0,
    finalPriceMinor: finalPriceMinor ?? priceMinor ?? 0,
    msrpMinor: cells.money("msrp"),
    hidePrice: cells.flag("hide_price", false),
    priceLevels: readPriceLevels(cells, currency),
    brand: cells.text("brand"),
    productType: cells.text("product_type"),
    categorySlugs: [...new Set(cells.list("categories"))],
    images: readImages(cells),
    videos: readVideos(cells),
    optionAxes: [],
    optionValues: readColumns(row, optionLabel, (cell) => cell),
    attributes: readColumns(row, attributeCode, (cell) => [...new Set(splitList(cell))]),
    childSkus: [...new Set(cells.list("children"))],
    stock: hasPrice ? readStock(cells, sku) : null,
    lowStockAlertMessage: cells.text("low_stock_alert_message"),
    maxCartQty: cells.count("max_cart_qty", defaultMaxCartQty),
    status: cells.oneOf("status", statuses, "active"),
    isVisible: cells.oneOf("website_visibility", visibilities, "visible") === "visible",
    availableForSale: cells.flag("available_for_sale", true),
    featured: cells.flag("featured", false),
    salesRank: cells.count("sales_rank", 0),
    taxClass: cells.text("tax_class") || "standard",
    weightG: cells.count("weight_g", 0),
    nonShippable: cells.flag("non_shippable", classCode === "gift_certificate"),
    shippingFeeMinor: cells.money("shipping_fee"),
    itemDeliveryInfo: cells.text("item_delivery_info"),
    defaultVariationSku: cells.text("default_variation_sku"),
    deliveryEstimateId: cells.text("delivery_estimate"),
    metaTitle: cells.text("meta_title"),
    metaDescription: cells.text("meta_description"),
    createdAt: readMoment(cells),
  };
  if (record.slug === "") cells.problems.push("slug is missing and the name gives none");
  if (cells.problems.length > 0) return { line: row.line, reason: cells.problems.join("; ") };
  return { record, optionDisplay: cells.list("option_display"), swatches: cells.list("swatches") };
}

function readStock(cells: CellReader, sku: string): StockRecord {
  return {
    sku: cells.text("stock_sku") || sku,
    onHand: cells.count("qty", 0),
    manageStock: cells.flag("manage_stock", true),
    allowBackorders: cells.flag("allow_backorders", false),
    backorderMessage: cells.text("backorder_message"),
    lowStockThreshold: cells.count("low_stock_threshold", 0),
  };
}

function readPriceLevels(cells: CellReader, currency: Currency): PriceLevelRecord[] {
  return cells.list("price_levels").flatMap((text) => {
    const level = parsePriceLevel(text, currency);
    if (!level) cells.problems.push(`price_levels '${text}' is not like 3:21.00 or wholesale@1:15.00`);
    return level ?? [];
  });
}

function readImages(cells: CellReader): ImageSource[] {
  // Texts are matched by position, so here an empty part is a picture without a text of its own.
  const texts = cells.text("image_alt").split("|");
  return cells.list("images").map((source, index) => ({ source, alt: texts[index]?.trim() ?? "" }));
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

function readMoment(cells: CellReader): string | null {
  const cell = cells.text("created_at");
  if (cell === "") return null;
  const isIso = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z)?$/.test(cell);
  const atMs = isIso ? Date.parse(cell) : Number.NaN;
  if (!Number.isNaN(atMs)) return new Date(atMs).toISOString();
  cells.problems.push(`created_at '${cell}' is not a UTC date such as 2025-03-01 or 2025-03-01T10:00:00Z`);
  return null;
}
