import { addableCap } from "../../catalogue/stock/addable-qty";
import { isBoughtSingly } from "../../catalogue/stock/fixed-quantity";
import { salableQty } from "../../catalogue/stock/salable-qty";
import { sellableItem } from "../../catalogue/stock/sellable-item";
import type { CartLineRecord } from "../cart/cart-line-record";

/** What a line's limit is computed from. */
export type LimitedLine = Pick<
  CartLineRecord,
  "itemId" | "qty" | "stockItemId" | "item" | "maxCartQty" | "status" | "optionSet"
>;

/** Pieces of the line's stock item that the other lines of the cart leave over; at least zero. */
export function salableForLine(line: LimitedLine, lines: readonly LimitedLine[]): number {
  if (line.stockItemId === null) return 0;
  const salable = salableQty(sellableItem(line));
  const othersQty = lines
    .filter((other) => other.itemId !== line.itemId && other.stockItemId === line.stockItemId)
    .reduce((sum, other) => sum + other.qty, 0);
  return Math.max(0, salable - othersQty);
}

/**
 * The most pieces of a line whatever is in stock: the product's own limit, the general one, and 1 for what is
 * personalized (rule options-16).
 */
export function ownLimit({ maxCartQty, optionSet }: Pick<LimitedLine, "maxCartQty" | "optionSet">): number {
  return Math.min(maxCartQty, addableCap, isBoughtSingly(optionSet) ? 1 : addableCap);
}

/**
 * The most pieces a line may hold (rule selling-4): the smaller of what other lines leave of its stock item,
 * and of its own limit. 0 if nothing can be sold.
 */
export function lineLimit(line: LimitedLine, lines: readonly LimitedLine[]): number {
  return Math.max(0, Math.min(salableForLine(line, lines), ownLimit(line)));
}
