// @public

import { DateTime } from "luxon";
import type { DayRange } from "./day-range";
import type { SalesPeriod, SalesRow } from "./sales-figures";

const unitOf = { day: "day", week: "week", month: "month" } as const;

/** The day, week (its Monday) or month of a day, as sales are counted by it. */
function keyOf(day: DateTime, by: SalesPeriod): string {
  const begin = day.startOf(unitOf[by]);
  return (by === "month" ? begin.toFormat("yyyy-MM") : begin.toISODate()) ?? "";
}

/** Every day, week or month that a time touches, the earliest first, also those without sales. */
export function periodKeys({ from, to }: DayRange, by: SalesPeriod): string[] {
  const end = DateTime.fromISO(to, { zone: "utc" });
  const keys: string[] = [];
  let at = DateTime.fromISO(from, { zone: "utc" }).startOf(unitOf[by]);
  while (at <= end) {
    keys.push(keyOf(at, by));
    at = at.plus({ [`${unitOf[by]}s`]: 1 });
  }
  return keys;
}

/** As many days as a time has, right before it. */
export function timeBefore({ from, to }: DayRange): DayRange {
  const [begin, end] = [from, to].map((day) => DateTime.fromISO(day, { zone: "utc" }));
  if (!begin || !end) return { from, to };
  const days = Math.round(end.diff(begin, "days").days) + 1;
  const before = (day: DateTime) => day.minus({ days }).toISODate() ?? "";
  return { from: before(begin), to: before(end) };
}

/** A point of a chart: a day, week or month with what it brought, and what the same one before did. */
export type SalesPoint = { key: string; netMinor: number; beforeMinor: number };

/** Points for each part of a time, beside as many of the time before, one by one from their beginnings. */
export function salesPoints(
  range: DayRange,
  by: SalesPeriod,
  rows: { now: readonly SalesRow[]; before: readonly SalesRow[] },
): SalesPoint[] {
  const netOf = (list: readonly SalesRow[]) => new Map(list.map(({ key, netMinor }) => [key, netMinor]));
  const [now, before] = [netOf(rows.now), netOf(rows.before)];
  const earlier = periodKeys(timeBefore(range), by);
  return periodKeys(range, by).map((key, at) => ({
    key,
    netMinor: now.get(key) ?? 0,
    beforeMinor: before.get(earlier[at] ?? "") ?? 0,
  }));
}

/** A change as a person reads it: `+12 %`; `–` from nothing to something. */
export function changeOf(now: number, before: number): string {
  if (before === 0) return now === 0 ? "0 %" : "–";
  const percent = Math.round(((now - before) / Math.abs(before)) * 100);
  return `${percent > 0 ? "+" : ""}${percent} %`;
}
