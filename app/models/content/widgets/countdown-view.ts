// @public

import { phrase } from "~/models/platform/texts/phrase";
import { fullDayText, inZone } from "../../platform/date/format-date";
import { isMoment, zonedMomentMs } from "../../platform/date/zoned-moment";

/** The end of something, as a page says it without a script; null of a countdown without a day. */
export type CountdownView = {
  /** The moment, as ISO text. */
  endsAt: string;
  /** The moment in words, on the shop's clock. */
  endText: string;
  /** How much time is left in words, such as `3 days`; empty once it is over. */
  leftText: string;
};

/**
 * What a countdown shows at a moment (rule widgets-18).
 * @param day such as `2026-11-29`; with `time` such as `18:00`, or until its end
 */
export function countdownView(
  { day, time }: { day: string; time: string },
  { zone, now }: { zone: string; now: Date },
): CountdownView | null {
  const text = /^\d{2}:\d{2}$/.test(time) ? `${day}T${time}` : day;
  if (!isMoment(text)) return null;
  const end = zonedMomentMs(text, zone, "ends");
  // A day that ends at midnight is said as that day, not as the next one.
  const said = inZone(new Date(text === day ? end - 1 : end), zone);
  return {
    endsAt: new Date(end).toISOString(),
    endText: fullDayText(said, text !== day),
    leftText: leftText(end - now.getTime()),
  };
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Time that is left, rounded down so that it never promises more; empty for none. */
function leftText(ms: number): string {
  if (ms <= 0) return "";
  if (ms >= dayMs)
    return phrase("{count, plural, one {# day} other {# days}}", { count: Math.floor(ms / dayMs) });
  return ms >= hourMs
    ? phrase("{count, plural, one {# hour} other {# hours}}", { count: Math.floor(ms / hourMs) })
    : phrase("{count, plural, one {# minute} other {# minutes}}", {
        count: Math.max(1, Math.floor(ms / minuteMs)),
      });
}
