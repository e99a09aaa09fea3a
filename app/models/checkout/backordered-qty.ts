import type { CartItemView } from "../cart-summary/cart-summary";

/** What it takes to know which pieces the shelf does not have. */
export type ShelvedItem = Pick<CartItemView, "stockItemId" | "qty"> & {
  /** `stockQty` counts the pieces on the shelf before this order. */
  stock: Pick<CartItemView["stock"], "stockQty">;
};

/**
 * How many pieces of each line the shelf does not have, in the order of the lines. Lines that draw from one stock item
 * share its shelf: the earlier line is served first.
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
