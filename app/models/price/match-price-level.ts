import type { PriceLevel } from "./price-level";

/** Who buys and how many: `group` is the customer group's name, null for a visitor without one. */
export type PriceLevelBuyer = { group: string | null; qty: number };

/**
 * The cheapest level open to this buyer, or null (rule prices-2): the group is named by the level or the level names
 * none, and the quantity reaches its minimum.
 */
export function matchPriceLevel(levels: readonly PriceLevel[], buyer: PriceLevelBuyer): PriceLevel | null {
  let best: PriceLevel | null = null;
  for (const level of levels) {
    if (buyer.qty < level.minQty || !isOpenTo(level, buyer.group)) continue;
    if (!best || level.priceMinor < best.priceMinor) best = level;
  }
  return best;
}

/** Whether a level may be shown to, and bought at by, this customer group (rule prices-2). */
export function isOpenTo(level: PriceLevel, group: string | null): boolean {
  return level.customerGroups.length === 0 || (group !== null && level.customerGroups.includes(group));
}
