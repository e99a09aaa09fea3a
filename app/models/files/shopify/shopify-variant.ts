import { emptyStock } from "../../catalogue/offer/offer-values";
import type {
  ImageSource,
  OfferRecord,
  ProductRecord,
  RowMessage,
  StockRecord,
} from "../../catalogue/product/product-record";
import { ownCase } from "../../catalogue/rows/own-case";
import { type CellReader, readCells } from "../../catalogue/rows/read-cells";
import type { Currency } from "../../platform/money/money";
import { slugify } from "../../platform/slug/slugify";
import type { ShopifyRow } from "./shopify-columns";

/** A variant's row: SKU, options, price, stock, weight, picture. */
export type ShopifyVariant = {
  line: number;
  /** Empty if the row has none. */
  sku: string;
  optionValues: Record<string, string>;
  images: ImageSource[];
} & Pick<ProductRecord, "weightG" | "nonShippable" | "taxClass"> & {
    offer: Pick<OfferRecord, "priceMinor" | "finalPriceMinor"> & { stock: Omit<StockRecord, "sku"> };
  };

/** Whether a row contains a variant; other rows only add pictures. */
export function isVariantRow(row: ShopifyRow): boolean {
  return [row.title, row.option1Value, row.sku, row.price].some((cell) => cell !== "");
}

/**
 * Reads a variant. A compare-at price above the price is the list price. Without an inventory tracker stock
 * is not counted; the policy `continue` allows backorders.
 * @param optionNames names of the product's options in order; empty for a product without options
 * @returns the variant, or why the row is refused
 */
export function parseShopifyVariant(
  row: ShopifyRow,
  optionNames: string[],
  currency: Currency,
): ShopifyVariant | RowMessage {
  const { line, ...named } = row;
  const cells = readCells(
    { line, cells: { ...named, qty: row.qty.startsWith("-") ? "0" : row.qty } },
    currency,
  );
  const values = [row.option1Value, row.option2Value, row.option3Value];
  optionNames.forEach((name, index) => {
    if (!values[index]) cells.problems.push(`option '${name}' has no value`);
  });
  values.slice(Math.max(optionNames.length, 1)).forEach((value) => {
    if (value) cells.problems.push(`option value '${value}' belongs to no option`);
  });
  const priceMinor = cells.money("price");
  if (row.price === "") cells.problems.push("price is missing");
  const compareAtMinor = cells.money("compareAtPrice") ?? 0;
  const variant: ShopifyVariant = {
    line,
    sku: row.sku.replace(/^'/, ""),
    optionValues: Object.fromEntries(optionNames.map((name, index) => [name, ownCase(values[index] ?? "")])),
    images: row.variantImage ? [{ source: row.variantImage, alt: "" }] : [],
    weightG: readGrams(cells),
    nonShippable: !cells.flag("requiresShipping", true),
    taxClass: cells.flag("taxable", true) ? "standard" : "none",
    offer: {
      priceMinor: Math.max(priceMinor ?? 0, compareAtMinor),
      finalPriceMinor: priceMinor ?? 0,
      stock: {
        ...emptyStock,
        onHand: cells.count("qty", 0),
        counting: "anew",
        manageStock: row.tracker !== "",
        allowBackorders: /^(continue|true)$/i.test(row.policy),
      },
    },
  };
  return cells.problems.length > 0 ? { line, reason: cells.problems.join("; ") } : variant;
}

/** SKU of a variant without one, stable while handle and options are unchanged: `clay-pot-large`. */
export function madeSku(handle: string, optionValues: Record<string, string>): string {
  return [handle, ...Object.values(optionValues).map(slugify)].filter(Boolean).join("-");
}

function readGrams(cells: CellReader): number {
  const text = cells.text("grams");
  const grams = text === "" ? 0 : Number(text);
  if (grams >= 0 && grams <= 2_000_000_000) return Math.round(grams);
  cells.problems.push(`weight '${text}' is not a number of grams`);
  return 0;
}
