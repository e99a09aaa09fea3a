// @public

import type { Minor } from "../../platform/money/money";
import { roundHalfAway } from "../../platform/money/round-half-away";

/**
 * The saving compared with a higher price, whole percent, for '{n}% off' (rule prices-3). 0 without a saving;
 * never 100 while the price is above zero.
 */
export function savePercent(fromMinor: Minor, toMinor: Minor): number {
  if (fromMinor <= 0 || toMinor >= fromMinor) return 0;
  if (toMinor <= 0) return 100;
  return Math.min(99, roundHalfAway(((fromMinor - toMinor) * 100) / fromMinor));
}
