import type { Minor } from "../../platform/money/money";
import { type Adjustment, sumAdjustments } from "../pricing/adjustment";

/**
 * What one gift card of an order's line is worth: its list price, even if it was sold for less (rule
 * gift-cards-1). Minor units.
 * @param adjustments those of the order
 */
export function giftCardValue(
  line: { lineId: string; qty: number; rowTotalMinor: Minor },
  adjustments: readonly Adjustment[],
): Minor {
  const { lineId, qty, rowTotalMinor } = line;
  const changesMinor = sumAdjustments(adjustments, { stages: ["sale", "tier", "option_fee"], lineId });
  return Math.floor((rowTotalMinor - changesMinor) / qty);
}
