import type { Currency } from "../../platform/money/money";
import type { CatalogueEntry } from "../categories/catalogue-entry";
import { needsNoDelivery } from "./download-cells";
import { unknownColumns } from "./product-columns";
import { storedCells } from "./stored-cells";

/** A product or variation as its owner writes it: the columns of products.csv that are not empty. */
export type ProductColumns = Record<string, string>;

/** What an order, a count of stock or a shopper changes, too: no part of the record (rule owners-1). */
const counted = new Set([
  "qty",
  "source_qty",
  "source_at",
  "sales_rank",
  "review_avg_rating",
  "review_count",
]);

/**
 * The record of a product: its columns as an export writes them, pictures by their addresses.
 * @param parentName the name of a variation's product
 */
export function productRecordCells(
  entry: CatalogueEntry,
  parentName: string,
  currency: Currency,
): ProductColumns {
  const fields: ProductColumns = {};
  for (const [column, cell] of Object.entries(storedCells(entry, parentName, currency))) {
    if (cell === "" || /^\|+$/.test(cell) || counted.has(column)) continue;
    // Written out only where it is not what follows from the other columns.
    if (column === "non_shippable" && entry.nonShippable === needsNoDelivery(entry)) continue;
    fields[column] = cell;
  }
  return fields;
}

/**
 * Why fields cannot be written to a product, or null. A new one may name the pieces it begins with.
 */
export function fieldsProblem(sku: string, fields: ProductColumns, isNew: boolean): string | null {
  const unknown = unknownColumns(Object.keys(fields));
  if (unknown.length > 0) return `there is no field ${unknown.join(", ")}`;
  if (fields.sku !== undefined && fields.sku !== sku) return "the SKU of a product stays as it is";
  const fixed = Object.keys(fields).filter((column) => counted.has(column) && !(isNew && column === "qty"));
  if (fixed.length > 0)
    return `${fixed.join(", ")} cannot be written: stock is counted or moved, the rest follows from sales and reviews`;
  return null;
}
