const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long after each failed try the next one comes, ms: 74 hours in all (rule webhooks-4). */
const pausesMs = [
  5 * second,
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  19 * hour,
  23 * hour,
];

/** After failing for this long an address is dead, ms. */
const deadAfterMs = 72 * hour;

/**
 * When an event is sent again; null when it is given up.
 * @param tries how often it was sent
 */
export function nextTry(tries: number, now: Date): Date | null {
  const pauseMs = pausesMs[tries - 1];
  return pauseMs === undefined ? null : new Date(now.getTime() + pauseMs);
}

/** Whether an address that has failed since a moment is paused. */
export const isDead = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= deadAfterMs;
