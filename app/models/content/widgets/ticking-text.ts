// @public

import { phrase } from "~/models/platform/texts/phrase";

const two = (count: number) => String(count).padStart(2, "0");

/** Time that is left, to the second, such as `2 days 03:04:05`; null once there is none. */
export function tickingText(ms: number): string | null {
  if (ms <= 0) return null;
  const seconds = Math.ceil(ms / 1000);
  const days = Math.floor(seconds / 86_400);
  const clock = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
    .map(two)
    .join(":");
  return days === 0 ? clock : phrase("{days, plural, one {# day} other {# days}} {clock}", { days, clock });
}
