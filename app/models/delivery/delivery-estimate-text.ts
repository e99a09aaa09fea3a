import type { DateTime } from "luxon";
import { inZone } from "../date/format-date";
import type { DeliveryEstimate } from "./delivery-estimate";

/**
 * The delivery estimate of a product as text: the one it names, else the shop's first. Days count on the shop's
 * calendar and skip weekends (rule dates-2). Null if the shop gives no estimate.
 * @param zone IANA name of the shop's time zone
 */
export function deliveryEstimateText(
  estimates: readonly DeliveryEstimate[],
  id: string | null,
  now: Date,
  zone: string,
): string | null {
  const estimate = id ? estimates.find((one) => one.id === id) : estimates[0];
  if (!estimate) return null;
  if ("text" in estimate) return estimate.text;
  const today = inZone(now, zone);
  const [first, last] = estimate.days.map((days) => workingDaysAfter(today, days).toFormat("ccc, LLL d"));
  return first === last ? `Arrives ${first}` : `Arrives ${first} – ${last}`;
}

function workingDaysAfter(today: DateTime<true>, days: number): DateTime<true> {
  let day = today;
  for (let left = days; left > 0; ) {
    day = day.plus({ days: 1 });
    if (!day.isWeekend) left--;
  }
  return day;
}
