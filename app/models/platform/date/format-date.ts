// @public

import { DateTime } from "luxon";

/**
 * A date as `MMM DD YYYY`, such as `Jun 01 2025` (rule dates-1). Only the server formats dates: luxon is too
 * large for browsers, and pages are cached.
 * @param zone IANA name of the shop's time zone
 * @throws RangeError for an invalid moment or zone
 */
export const formatDate = (at: Date, zone: string): string => inZone(at, zone).toFormat("LLL dd yyyy");

/**
 * A day without a time, given as ISO text, such as `2025-06-01`: the same in every time zone. See
 * `formatDate`.
 */
export const formatDay = (isoDay: string): string => formatDate(new Date(`${isoDay}T12:00:00Z`), "UTC");

/** A moment as `MMM/DD/YYYY HH:mm:ss`, such as `Jun/01/2025 21:04:05` (rule dates-1); see `formatDate`. */
export const formatDateTime = (at: Date, zone: string): string =>
  inZone(at, zone).toFormat("LLL/dd/yyyy HH:mm:ss");

/** A moment in a time zone, with English names. See `formatDate` for the errors. */
export function inZone(at: Date, zone: string): DateTime<true> {
  const moment = DateTime.fromJSDate(at, { zone }).setLocale("en-US");
  if (!moment.isValid) throw new RangeError(`${moment.invalidReason}: ${moment.invalidExplanation ?? ""}`);
  return moment;
}
