/** When a job repeats, in UTC. */
export type Schedule = { every: "minute" } | { every: "day"; hour: number; minute: number };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The next moment of a schedule, always after `now`. */
export function nextDue(schedule: Schedule, now: Date): Date {
  const [periodMs, offsetMs] =
    schedule.every === "minute" ? [minuteMs, 0] : [dayMs, (schedule.hour * 60 + schedule.minute) * minuteMs];
  const periods = Math.floor((now.getTime() - offsetMs) / periodMs) + 1;
  return new Date(periods * periodMs + offsetMs);
}
