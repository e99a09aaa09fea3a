// @public

import type { CartItemView } from "../cart-summary/cart-summary";

/** What the backordered quantity is computed from. */
export type ShelvedItem = Pick<CartItemView, "stockItemId" | "qty"> & {
  /** `stockQty` is the stock before this order. */
  stock: Pick<CartItemView["stock"], "stockQty">;
};

/**
 * How many pieces of each line are not in stock, in the order of the lines. Lines of one stock item share its
 * stock; the earlier line is served first.
 */
export function backorderedQty(items: readonly ShelvedItem[]): number[] {
  const takenQty = new Map<number | null, number>();
  return items.map(({ stockItemId, qty, stock }) => {
    const takenBefore = takenQty.get(stockItemId) ?? 0;
    takenQty.set(stockItemId, takenBefore + qty);
    const leftQty = Math.max(0, stock.stockQty - takenBefore);
    return Math.max(0, qty - leftQty);
  });
}
