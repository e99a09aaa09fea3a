import { DateTime } from "luxon";
import { isMoment, zonedMomentMs } from "../../platform/date/zoned-moment";

/** A moment in UTC ISO as a browser's field for a day and a time takes it, on the shop's clock. */
export function inputMoment(iso: string, zone: string): string {
  const moment = DateTime.fromISO(iso, { zone });
  return moment.isValid ? moment.toFormat("yyyy-LL-dd'T'HH:mm") : iso;
}

/** A typed day and time of the shop's clock in UTC ISO; null for another text. */
export function typedMoment(text: string, zone: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?)?$/.test(text)) return null;
  if (!isMoment(text)) return null;
  return new Date(zonedMomentMs(text, zone)).toISOString().replace(/\.000Z$/, "Z");
}
