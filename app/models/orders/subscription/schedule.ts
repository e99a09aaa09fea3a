import type { Interval } from "../../catalogue/plans/plan";

const DAY_MS = 24 * 60 * 60 * 1000;
const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/**
 * The date of the nth delivery after the first (rule subscriptions-5). Months and years count from the first,
 * so that a month that is too short moves one delivery and not those after it: Jan 31, Feb 28, Mar 31.
 * @param first ISO date
 */
export function deliveryDate(first: string, { every, unit }: Interval, n: number): string {
  const periods = every * n;
  if (unit === "day") return dateOf(dayOf(first) + periods);
  if (unit === "week") return dateOf(dayOf(first) + 7 * periods);
  const [year = 0, month = 1, day = 1] = first.split("-").map(Number);
  const months = month - 1 + periods * (unit === "year" ? 12 : 1);
  const [wantedYear, wantedMonth] = [year + Math.floor(months / 12), months % 12];
  const lastDay = new Date(Date.UTC(wantedYear, wantedMonth + 1, 0)).getUTCDate();
  return new Date(Date.UTC(wantedYear, wantedMonth, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** The first delivery after a date, in the rhythm that began on `first`; all ISO dates. */
export function nextDelivery(first: string, interval: Interval, after: string): string {
  let n = Math.max(0, Math.floor((dayOf(after) - dayOf(first)) / longestDays(interval)));
  while (deliveryDate(first, interval, n) <= after) n += 1;
  return deliveryDate(first, interval, n);
}

/** Days that one interval never exceeds. */
function longestDays({ every, unit }: Interval): number {
  return every * { day: 1, week: 7, month: 31, year: 366 }[unit];
}
