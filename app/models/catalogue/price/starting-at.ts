import type { Minor } from "../../platform/money/money";

/** A child of a grouped product, as its parent's price needs it. */
export type PricedChild = {
  unitPriceMinor: Minor;
  isPriceVisible: boolean;
  /** In stock or can be backordered. */
  isSellable: boolean;
};

/**
 * The 'Starting at' price of a grouped product: the lowest visible price among sellable children; null means 'See
 * Price In Cart' (rule prices-7).
 */
export function startingAt(children: readonly PricedChild[]): Minor | null {
  const prices = children
    .filter((child) => child.isSellable && child.isPriceVisible)
    .map((child) => child.unitPriceMinor);
  return prices.length > 0 ? Math.min(...prices) : null;
}
