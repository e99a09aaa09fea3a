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
export function nextRenewalTry(failedTries: number, now: Date): Date | null {
  const days = waitsDays[failedTries - 1];
  return days === undefined ? null : new Date(now.getTime() + days * DAY_MS);
}

/** What became of a delivery's payment, that was not made: its charge was declined, or a page was left. */
export type EndedTry = "declined" | "page left";

/**
 * Whether an order that was not paid for stays open for another try (rule subscriptions-9). A declined charge
 * is counted only after it; a page was given to the customer by a try that is counted already.
 * @param failedTries how often its delivery is known to have failed
 */
export const isTriedAgain = (failedTries: number, ended: EndedTry, now: Date): boolean =>
  nextRenewalTry(ended === "declined" ? failedTries + 1 : failedTries, now) !== null;

/** Until when the stock of an order is held that is tried again: a day after its next try, or after now. */
export const heldUntil = (retryAt: Date | null, now: Date): Date =>
  new Date(Math.max(retryAt?.getTime() ?? 0, now.getTime()) + DAY_MS);
