import { anonymousVisitor } from "../../shops/visitors/visitor";
import type { Viewer } from "../price/viewer";
import { emptySellable, missingItem, type Sellable } from "../stock/sellable";

/** A sellable for tests: by default 10 pieces at 10.00. */
export function sellable(over: Partial<Sellable> & { onHand?: number } = {}): Sellable {
  const { onHand = 10, ...own } = over;
  const priceMinor = own.priceMinor ?? 1000;
  return {
    ...emptySellable,
    id: 1,
    priceMinor,
    finalPriceMinor: priceMinor,
    item: { ...missingItem, onHand },
    ...own,
  };
}

/** A guest in a shop that shows its prices. */
export const stranger: Viewer = {
  visitor: anonymousVisitor,
  group: null,
  hideForAnonymous: false,
  currency: "USD",
};
