const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * After how many days each further try of a delivery follows the one before (rule subscriptions-9): 1, 2 and
 * 4.
 */
const waitsDays = [1, 2, 4] as const;

/**
 * When a delivery that failed is tried again; null when it is not, and the subscription is paused.
 * @param failedTries how often it failed, this time included
 */
export function nextTry(failedTries: number, now: Date): Date | null {
  const days = waitsDays[failedTries - 1];
  return days === undefined ? null : new Date(now.getTime() + days * DAY_MS);
}
