// @public

import { phrase } from "../texts/phrase";

/**
 * How failures delay the next attempt: the first `free` cost nothing, the next one delays by `firstWaitMs`,
 * and each further one twice as long, up to `longestWaitMs`. All expire `forgetAfterMs` after the last one.
 */
export type WaitRule = { free: number; firstWaitMs: number; longestWaitMs: number; forgetAfterMs: number };

/** Failures by one caller or against one account: their number, and the time of the last. */
export type Failures = { count: number; lastAt: Date };

/** Number of unexpired failures at a moment, an integer of 0 or more. */
export function failuresAt(failures: Failures | null, now: Date, { forgetAfterMs }: WaitRule): number {
  if (!failures) return 0;
  return now.getTime() - failures.lastAt.getTime() < forgetAfterMs ? failures.count : 0;
}

/** Time until the next attempt is allowed, ms; 0 if it is allowed now. */
export function waitLeftMs(failures: Failures | null, now: Date, rule: WaitRule): number {
  const beyond = failuresAt(failures, now, rule) - rule.free;
  if (!failures || beyond < 1) return 0;
  const waitMs = Math.min(rule.longestWaitMs, rule.firstWaitMs * 2 ** (beyond - 1));
  return Math.max(0, failures.lastAt.getTime() + waitMs - now.getTime());
}

/** A wait as text, rounded up: '1 second', '40 seconds', '3 minutes'. */
export function waitInWords(waitMs: number): string {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return seconds < 60
    ? phrase("{count, plural, one {# second} other {# seconds}}", { count: seconds })
    : phrase("{count, plural, one {# minute} other {# minutes}}", { count: Math.ceil(seconds / 60) });
}
