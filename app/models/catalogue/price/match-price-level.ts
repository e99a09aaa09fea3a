// @public

import type { Minor } from "../../platform/money/money";
import type { PriceLevel } from "./price-level";

/** The buyer and the quantity: `group` is the customer group's name, null without one. */
export type PriceLevelBuyer = { group: string | null; qty: number };

/**
 * The cheapest level for this buyer, or null (rule prices-2): the level names no group or the buyer's, and
 * the quantity reaches its minimum.
 */
export function matchPriceLevel(levels: readonly PriceLevel[], buyer: PriceLevelBuyer): PriceLevel | null {
  let best: PriceLevel | null = null;
  for (const level of levels) {
    if (buyer.qty < level.minQty || !isOpenTo(level, buyer.group)) continue;
    if (!best || level.priceMinor < best.priceMinor) best = level;
  }
  return best;
}

/** Whether a level applies to a customer group (rule prices-2). */
function isOpenTo(level: PriceLevel, group: string | null): boolean {
  return level.customerGroups.length === 0 || (group !== null && level.customerGroups.includes(group));
}

/**
 * The levels that make the price of this buyer at some quantity (rule prices-2): within what one cart may
 * hold, below the price without levels, and the cheapest that is open at their own quantity. The others never
 * apply.
 * @param plainMinor the price of a piece without levels
 */
export function appliedLevels(
  levels: readonly PriceLevel[],
  { group, plainMinor, maxQty }: { group: string | null; plainMinor: Minor; maxQty: number },
): PriceLevel[] {
  const ofOne = matchPriceLevel(levels, { group, qty: 1 });
  const unitPriceMinor = Math.min(plainMinor, ofOne?.priceMinor ?? plainMinor);
  const isOwnPrice = ofOne !== null && ofOne.priceMinor < plainMinor;
  const promised = promisedLevels(levels, { group, unitPriceMinor, maxQty });
  return isOwnPrice ? [ofOne, ...promised] : promised;
}

/**
 * The levels a product's page may promise this buyer (rule prices-2): from 2 pieces on, cheaper than a single
 * piece, and with a quantity at which they are the cheapest that is open.
 * @param group the buyer's customer group, null without one
 * @param maxQty the most pieces that one cart may ever hold
 */
export function promisedLevels(
  levels: readonly PriceLevel[],
  { group, unitPriceMinor, maxQty }: { group: string | null; unitPriceMinor: Minor; maxQty: number },
): PriceLevel[] {
  return levels.filter(
    (level) =>
      level.minQty > 1 &&
      level.minQty <= maxQty &&
      level.priceMinor < unitPriceMinor &&
      // A level that is beaten at its own quantity is beaten at every larger one, too.
      matchPriceLevel(levels, { group, qty: level.minQty }) === level,
  );
}
