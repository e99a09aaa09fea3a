import { inZone } from "../platform/date/format-date";

/**
 * A moment as people at work say it, on the shop's clock: `Today 9:41`, `Yesterday 22:47`, `Nov 20, 8:03`,
 * and with the year where it is another one. The server alone calls it.
 */
export function dayText(at: Date, { zone, now }: { zone: string; now: Date }): string {
  const moment = inZone(at, zone);
  const today = inZone(now, zone).startOf("day");
  const days = Math.round(today.diff(moment.startOf("day"), "days").days);
  const time = moment.toFormat("H:mm");
  if (days === 0) return `Today ${time}`;
  if (days === 1) return `Yesterday ${time}`;
  return moment.year === today.year ? moment.toFormat("LLL d, H:mm") : moment.toFormat("LLL d, yyyy, H:mm");
}
