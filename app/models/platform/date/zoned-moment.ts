// @public

import { DateTime } from "luxon";

/** What an owner may write for a moment: a day, or a day and a time, with `Z` or an offset or without. */
const momentPattern = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** Whether a text is a moment that is on the calendar. */
export const isMoment = (text: string): boolean =>
  momentPattern.test(text) && DateTime.fromISO(text, { zone: "UTC" }).isValid;

/**
 * The moment a text means, ms since 1970: what has no offset of its own is read in a time zone (rule
 * dates-4). In an hour that comes twice it is the first; one in an hour that clocks skip is as much later.
 * @param text of {@link isMoment}
 * @param zone IANA name
 * @param end of a day that stands alone: whether it means the end of the day instead of its beginning
 */
export function zonedMomentMs(text: string, zone: string, end: "begins" | "ends" = "begins"): number {
  const isDay = !text.includes("T");
  const read = DateTime.fromISO(text, { zone });
  const moment = /T.*(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? read : firstOf(read);
  return (isDay && end === "ends" ? moment.plus({ days: 1 }) : moment).toMillis();
}

/** The first moment at which clocks show what they show at a moment. */
const firstOf = (moment: DateTime): DateTime => DateTime.min(moment, ...moment.getPossibleOffsets());
