// @public

import type { Currency } from "../../platform/money/money";
import type { OfferRecord, PriceLevelRecord, ProductRecord, StockRecord } from "../product/product-record";
import type { StockCounting } from "../rows/count-stock";
import { readFields } from "../rows/field-cells";
import { parsePriceLevel } from "../rows/price-levels";
import type { CellReader } from "../rows/read-cells";

/** The product or variation of an offer. */
type OfferedProduct = Pick<ProductRecord, "sku" | "classCode"> & { currency: Currency };

/**
 * Reads the offer in a row of products.csv or offers.csv (docs/shop-folder.md). Errors are added to those of
 * the cells. Only products with counted stock have a price of their own.
 */
export function readOffer(cells: CellReader, { sku, classCode, currency }: OfferedProduct): OfferRecord {
  const own = readFields(cells, "offer");
  const { priceMinor } = own;
  const hasPrice = isPriced(classCode);
  if (hasPrice && cells.text("price") === "") cells.problems.push("price is missing");
  if (own.finalPriceMinor > priceMinor) cells.problems.push("final_price is above price");
  return {
    ...own,
    finalPriceMinor: cells.text("final_price") === "" ? priceMinor : own.finalPriceMinor,
    priceLevels: readPriceLevels(cells, currency),
    stock: hasPrice ? readStock(cells, sku) : null,
  };
}

/**
 * Whether products of a class have their own price; variable and grouped products show those of their
 * members.
 */
export const isPriced = (classCode: ProductRecord["classCode"]) =>
  classCode === "simple" || classCode === "gift_certificate";

const readStock = (cells: CellReader, sku: string): StockRecord => ({
  ...readFields(cells, "stock"),
  sku: cells.text("stock_sku") || sku,
  counting: readCounting(cells),
});

/** What is beside `qty`. A number without a moment is one of an export whose moment is unknown. */
function readCounting(cells: CellReader): StockCounting {
  if (cells.isKept("qty")) return "kept";
  if (cells.isKept("source_qty") || cells.text("source_qty") === "") return "anew";
  const cell = cells.text("source_at");
  const at = cell === "" ? new Date(0) : new Date(cell);
  if (Number.isNaN(at.getTime()))
    cells.problems.push(`source_at '${cell}' is not a moment that an export wrote`);
  return {
    sourceQty: cells.count("source_qty", 0),
    sourceAt: Number.isNaN(at.getTime()) ? "" : at.toISOString(),
  };
}

function readPriceLevels(cells: CellReader, currency: Currency): PriceLevelRecord[] {
  return cells.list("price_levels").flatMap((text) => {
    const level = parsePriceLevel(text, currency);
    if (!level) cells.problems.push(`price_levels '${text}' is not like 3:21.00 or wholesale@1:15.00`);
    return level ?? [];
  });
}
