import type { Minor } from "../money/money";
import { matchPriceLevel, type PriceLevelBuyer } from "./match-price-level";
import type { PriceLevel } from "./price-level";

/** What a piece costs by itself, before quantity and group are known. Amounts in minor units. */
export type PricedProduct = {
  priceMinor: Minor;
  /** The price it is sold at now; null when that is the list price. */
  finalPriceMinor: Minor | null;
  levels: readonly PriceLevel[];
  /** The fees of the options chosen, for one piece. */
  optionFeeMinor?: Minor;
};

/** The price of one piece: the lower of final price and matching level, plus the option fee (rule selling-8). */
export function unitPrice(product: PricedProduct & PriceLevelBuyer): Minor {
  const finalMinor = product.finalPriceMinor ?? product.priceMinor;
  const level = matchPriceLevel(product.levels, product);
  const lowestMinor = level ? Math.min(finalMinor, level.priceMinor) : finalMinor;
  return lowestMinor + (product.optionFeeMinor ?? 0);
}
