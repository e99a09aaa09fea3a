// @public

import type { StockItem } from "./stock-item";

/** Means "unlimited". It is a number rather than Infinity, which JSON cannot hold. */
export const unlimitedQty = 1_000_000;

/** Pieces in stock that are not reserved, at least zero; `unlimitedQty` if stock is not managed. */
export function stockQty(item: StockItem): number {
  return item.manageStock ? Math.max(0, item.onHand - item.reserved) : unlimitedQty;
}

/** Pieces that may still be ordered: the free stock, or unlimited with backorders (rule selling-10). */
export function salableQty(item: StockItem): number {
  return item.allowBackorders ? unlimitedQty : stockQty(item);
}
