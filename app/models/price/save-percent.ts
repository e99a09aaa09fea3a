import type { Minor } from "../money/money";
import { roundHalfAway } from "../money/round-half-away";

/**
 * How much is saved against a higher price, in whole percent for '{n}% off' (rule prices-3). 0 when nothing is saved.
 * What still costs something never reads 100.
 */
export function savePercent(fromMinor: Minor, toMinor: Minor): number {
  if (fromMinor <= 0 || toMinor >= fromMinor) return 0;
  if (toMinor <= 0) return 100;
  return Math.min(99, roundHalfAway(((fromMinor - toMinor) * 100) / fromMinor));
}
