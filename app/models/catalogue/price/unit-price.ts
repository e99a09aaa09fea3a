// @public

import type { Minor } from "../../platform/money/money";
import { matchPriceLevel, type PriceLevelBuyer } from "./match-price-level";
import type { PriceLevel } from "./price-level";

/** The price of a piece before quantity and group are considered. Amounts in minor units. */
export type PricedProduct = {
  priceMinor: Minor;
  /** Current selling price; null if it is the list price. */
  finalPriceMinor: Minor | null;
  levels: readonly PriceLevel[];
  /** Fees of the chosen options, per piece. */
  optionFeeMinor?: Minor;
};

/**
 * The price of one piece: the lower of final price and matching level, plus the option fee (rule selling-8).
 */
export function unitPrice(product: PricedProduct & PriceLevelBuyer): Minor {
  const finalMinor = product.finalPriceMinor ?? product.priceMinor;
  const level = matchPriceLevel(product.levels, product);
  const lowestMinor = level ? Math.min(finalMinor, level.priceMinor) : finalMinor;
  return lowestMinor + (product.optionFeeMinor ?? 0);
}
