// @public

/** When a job repeats, in UTC. */
export type Schedule =
  | { every: "minute" }
  | { every: "hour"; minute: number }
  | { every: "day"; hour: number; minute: number };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The next moment of a schedule, always after `now`. */
export function nextDue(schedule: Schedule, now: Date): Date {
  const [periodMs, offsetMs] = periodOf(schedule);
  const periods = Math.floor((now.getTime() - offsetMs) / periodMs) + 1;
  return new Date(periods * periodMs + offsetMs);
}

/** How often it comes, and how long after each period's beginning, ms. */
function periodOf(schedule: Schedule): [periodMs: number, offsetMs: number] {
  if (schedule.every === "minute") return [minuteMs, 0];
  if (schedule.every === "hour") return [hourMs, schedule.minute * minuteMs];
  return [dayMs, schedule.hour * hourMs + schedule.minute * minuteMs];
}
