// @public

import { phrase } from "../texts/phrase";
import { formatDate, inZone } from "./format-date";

/**
 * A day as people say it: `Today`, `Yesterday`, else the date (rule dates-1). The server alone calls it.
 * @throws RangeError for an invalid moment or zone
 */
export function saidDay(at: Date, { zone, now }: { zone: string; now: Date }): string {
  const day = inZone(at, zone).startOf("day");
  const days = Math.round(inZone(now, zone).startOf("day").diff(day, "days").days);
  if (days === 0) return phrase("Today");
  return days === 1 ? phrase("Yesterday") : formatDate(at, zone);
}
