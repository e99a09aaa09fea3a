// @public

import type { DateTime } from "luxon";

/** Mails that were asked for a day go out at this hour of the shop's clock. */
const hour = 8;

/**
 * When a gift card is mailed (rule gift-cards-3): at 8:00 on the day asked for, by the shop's clock; null for
 * at once, where no day was asked for or that moment is over.
 * @param now in the shop's time zone
 */
export function sendingTime(sendOn: string | null, now: DateTime<true>): Date | null {
  const [year, month, day] = (sendOn ?? "").split("-").map(Number);
  if (!year || !month || !day) return null;
  const moment = now.set({ year, month, day, hour, minute: 0, second: 0, millisecond: 0 });
  return moment > now ? moment.toJSDate() : null;
}
