import { type OfferCondition, offerConditions } from "../../catalogue/offer-condition";
import type { Currency } from "../../platform/money/money";
import { slugify } from "../../platform/slug/slugify";
import type { StockCounting } from "./count-stock";
import { parsePriceLevel } from "./price-levels";
import type { OfferRecord, PriceLevelRecord, ProductRecord, StockRecord } from "./product-record";
import type { CellReader } from "./read-cells";

const visibilities = ["visible", "invisible"] as const;
const defaultMaxCartQty = 100;

/** The product or variation of an offer. */
type OfferedProduct = Pick<ProductRecord, "sku" | "classCode"> & { currency: Currency };

/**
 * Reads the offer in a row of products.csv or offers.csv (docs/shop-folder.md). Errors are added to those of
 * the cells. Only products with counted stock have a price of their own.
 */
export function readOffer(cells: CellReader, { sku, classCode, currency }: OfferedProduct): OfferRecord {
  const priceMinor = cells.money("price");
  const hasPrice = isPriced(classCode);
  if (hasPrice && priceMinor === null && cells.text("price") === "") cells.problems.push("price is missing");
  const finalPriceMinor = cells.money("final_price");
  if (finalPriceMinor !== null && finalPriceMinor > (priceMinor ?? 0))
    cells.problems.push("final_price is above price");
  return {
    priceMinor: priceMinor ?? 0,
    finalPriceMinor: finalPriceMinor ?? priceMinor ?? 0,
    msrpMinor: cells.money("msrp"),
    hidePrice: cells.flag("hide_price", false),
    priceLevels: readPriceLevels(cells, currency),
    stock: hasPrice ? readStock(cells, sku) : null,
    lowStockAlertMessage: cells.text("low_stock_alert_message"),
    maxCartQty: cells.count("max_cart_qty", defaultMaxCartQty),
    isVisible: cells.oneOf("website_visibility", visibilities, "visible") === "visible",
    availableForSale: cells.flag("available_for_sale", true),
    shippingFeeMinor: cells.money("shipping_fee"),
    itemDeliveryInfo: cells.text("item_delivery_info"),
    deliveryEstimateId: cells.text("delivery_estimate"),
    condition: cells.oneOf<OfferCondition | "">("condition", offerConditions, ""),
    sellerSlug: readSellerSlug(cells),
  };
}

/**
 * Whether products of a class have their own price; variable and grouped products show those of their
 * members.
 */
export const isPriced = (classCode: ProductRecord["classCode"]) =>
  classCode === "simple" || classCode === "gift_certificate";

function readSellerSlug(cells: CellReader): string | null {
  const text = cells.text("seller_slug");
  if (text !== "" && text !== slugify(text))
    cells.problems.push(`seller_slug '${text}' is not a slug such as '${slugify(text) || "blue-mug"}'`);
  return text || null;
}

function readStock(cells: CellReader, sku: string): StockRecord {
  return {
    sku: cells.text("stock_sku") || sku,
    onHand: cells.count("qty", 0),
    counting: readCounting(cells),
    manageStock: cells.flag("manage_stock", true),
    allowBackorders: cells.flag("allow_backorders", false),
    backorderMessage: cells.text("backorder_message"),
    backorderShipsOn: readDay(cells, "backorder_ships_on"),
    lowStockThreshold: cells.count("low_stock_threshold", 0),
  };
}

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

function readDay(cells: CellReader, column: string): string | null {
  const cell = cells.text(column);
  if (cell === "") return null;
  const atMs = /^\d{4}-\d{2}-\d{2}$/.test(cell) ? Date.parse(cell) : Number.NaN;
  // A day that does not exist is read as another one.
  if (!Number.isNaN(atMs) && new Date(atMs).toISOString().startsWith(cell)) return cell;
  cells.problems.push(`${column} '${cell}' is not a day such as 2027-01-31`);
  return null;
}

function readPriceLevels(cells: CellReader, currency: Currency): PriceLevelRecord[] {
  return cells.list("price_levels").flatMap((text) => {
    const level = parsePriceLevel(text, currency);
    if (!level) cells.problems.push(`price_levels '${text}' is not like 3:21.00 or wholesale@1:15.00`);
    return level ?? [];
  });
}
