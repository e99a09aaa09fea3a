// @public

import { DateTime } from "luxon";
import { AppError } from "../platform/error/app-error";

/** Days of a shop's calendar, both included, as `2026-03-01`. */
export type DayRange = { from: string; to: string };

/** Most days that are read at once. */
const maxDays = 3700;

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && DateTime.fromISO(text).isValid;

/**
 * The days that were typed (rule numbers-1).
 * @throws AppError `invalid` for a text that is no day, or days that run backwards or are too many
 */
export function dayRange(from: string, to: string): DayRange {
  for (const [field, text] of Object.entries({ from, to }))
    if (!isDay(text)) throw new AppError("invalid", `'${text}' is no day such as 2026-03-31.`, field);
  const days = DateTime.fromISO(to).diff(DateTime.fromISO(from), "days").days;
  if (days < 0) throw new AppError("invalid", "The last day comes before the first.", "to");
  if (days > maxDays) throw new AppError("invalid", `Ask for at most ${maxDays} days.`, "to");
  return { from, to };
}

/** The day of a moment in a time zone, as `2026-03-01`. @param zone IANA name */
export const dayOf = (moment: Date, zone: string): string =>
  DateTime.fromJSDate(moment, { zone }).toISODate() ?? "";
