import { addableCap } from "../stock/addable-qty";
import { salableQty } from "../stock/salable-qty";
import { sellableItem } from "../stock/sellable-item";
import type { CartLineRecord } from "./cart-line-record";

/** What a line's limit depends on. */
export type LimitedLine = Pick<
  CartLineRecord,
  "itemId" | "qty" | "stockItemId" | "item" | "maxCartQty" | "status"
>;

/** Pieces of the line's stock item that the other lines of the cart leave over; never below zero. */
export function salableForLine(line: LimitedLine, lines: readonly LimitedLine[]): number {
  if (line.stockItemId === null) return 0;
  const salable = salableQty(sellableItem(line));
  const othersQty = lines
    .filter((other) => other.itemId !== line.itemId && other.stockItemId === line.stockItemId)
    .reduce((sum, other) => sum + other.qty, 0);
  return Math.max(0, salable - othersQty);
}

/**
 * The most pieces a line of a cart may hold (rule selling-4): what its stock item can give after the other lines that draw
 * from it, the product's own limit, and the general one. 0 when there is nothing left to sell.
 */
export function lineLimit(line: LimitedLine, lines: readonly LimitedLine[]): number {
  return Math.max(0, Math.min(salableForLine(line, lines), line.maxCartQty, addableCap));
}
