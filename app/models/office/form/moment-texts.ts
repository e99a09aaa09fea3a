import { DateTime } from "luxon";

/** A moment in UTC ISO as a browser's field for a day and a time takes it, on the shop's clock. */
export function inputMoment(iso: string, zone: string): string {
  const moment = DateTime.fromISO(iso, { zone });
  return moment.isValid ? moment.toFormat("yyyy-LL-dd'T'HH:mm") : iso;
}

/** A typed day and time of the shop's clock in UTC ISO; null for another text. */
export function typedMoment(text: string, zone: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?)?$/.test(text)) return null;
  const moment = DateTime.fromISO(text, { zone });
  return moment.isValid ? moment.toUTC().toISO({ suppressMilliseconds: true }) : null;
}
