import type { StockItem } from "./stock-item";

/** Stands for "as many as you like": a number rather than infinity, so that it survives JSON. */
export const unlimitedQty = 1_000_000;

/** Pieces on the shelf that nobody was promised, never below zero; `unlimitedQty` where stock is not managed. */
export function stockQty(item: StockItem): number {
  return item.manageStock ? Math.max(0, item.onHand - item.reserved) : unlimitedQty;
}

/**
 * Pieces that may still be ordered: what is free on the shelf, without limit where backorders are taken (rule
 * selling-10).
 */
export function salableQty(item: StockItem): number {
  return item.allowBackorders ? unlimitedQty : stockQty(item);
}
