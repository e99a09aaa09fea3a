// @public

import { DateTime } from "luxon";
import { intlTag } from "../texts/number-text";
import { spokenLanguage } from "../texts/spoken-language";

/** Formats a moment: as the rule says in English, else as the language spoken now does. */
const written = (at: DateTime<true>, english: string, other: Intl.DateTimeFormatOptions): string =>
  spokenLanguage() === "en"
    ? at.toFormat(english)
    : at.setLocale(intlTag(spokenLanguage())).toLocaleString(other);

/**
 * A date as `MMM DD YYYY`, such as `Jun 01 2025` (rule dates-1), or as another language has it. Only the
 * server formats dates: luxon is too large for browsers, and pages are cached.
 * @param zone IANA name of the shop's time zone
 * @throws RangeError for an invalid moment or zone
 */
export const formatDate = (at: Date, zone: string): string =>
  written(inZone(at, zone), "LLL dd yyyy", DateTime.DATE_MED);

/**
 * A day without a time, given as ISO text, such as `2025-06-01`: the same in every time zone. See
 * `formatDate`.
 */
export const formatDay = (isoDay: string): string => formatDate(new Date(`${isoDay}T12:00:00Z`), "UTC");

/** A moment as `MMM/DD/YYYY HH:mm:ss`, such as `Jun/01/2025 21:04:05` (rule dates-1); see `formatDate`. */
export const formatDateTime = (at: Date, zone: string): string =>
  written(inZone(at, zone), "LLL/dd/yyyy HH:mm:ss", DateTime.DATETIME_MED_WITH_SECONDS);

/** A day of the coming weeks: `Fri, Jun 6`. */
export const weekdayText = (at: DateTime<true>): string =>
  written(at, "ccc, LLL d", { weekday: "short", month: "short", day: "numeric" });

/** A day a long way off: `Friday, June 6`, and its time where it matters. */
export const fullDayText = (at: DateTime<true>, isTimed: boolean): string =>
  isTimed
    ? written(at, "EEEE, LLLL d, HH:mm", {
        weekday: "long",
        month: "long",
        day: "numeric",
        hour: "2-digit",
        minute: "2-digit",
      })
    : written(at, "EEEE, LLLL d", { weekday: "long", month: "long", day: "numeric" });

/** A moment in a time zone, with English names. See `formatDate` for the errors. */
export function inZone(at: Date, zone: string): DateTime<true> {
  const moment = DateTime.fromJSDate(at, { zone }).setLocale("en-US");
  if (!moment.isValid) throw new RangeError(`${moment.invalidReason}: ${moment.invalidExplanation ?? ""}`);
  return moment;
}
