// @public

import { type Failures, failuresAt, type WaitRule, waitLeftMs } from "./growing-wait";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * How wrong passwords slow down sign-in (rules accounts-1 to accounts-3). `account` counts attempts from
 * unknown devices against one e-mail, `device` those of one known device against its customer, `address`
 * those of one IP address against any e-mail: it may be shared by an office or a school.
 */
export const signInWaits = {
  account: { free: 5, firstWaitMs: 5_000, longestWaitMs: 15 * minuteMs, forgetAfterMs: dayMs },
  device: { free: 5, firstWaitMs: 5_000, longestWaitMs: 15 * minuteMs, forgetAfterMs: dayMs },
  address: { free: 20, firstWaitMs: 5_000, longestWaitMs: 15 * minuteMs, forgetAfterMs: 60 * minuteMs },
} satisfies Record<string, WaitRule>;

/** The scopes an attempt counts in. */
export type SignInScope = keyof typeof signInWaits;

/** Number of wrong passwords against one account after which its owner is warned (rule accounts-4). */
const warnAfterFailures = 10;
const warnAgainAfterMs = dayMs;

/** Failures in one scope before this attempt. */
export type ScopedFailures = { scope: SignInScope; failures: Failures | null };

/** Time until the next attempt is allowed, ms: the longest wait of its scopes. */
export const signInWaitMs = (counts: readonly ScopedFailures[], now: Date): number =>
  Math.max(0, ...counts.map(({ scope, failures }) => waitLeftMs(failures, now, signInWaits[scope])));

/** The failures after one more; expired ones no longer count. */
export const afterFailure = ({ scope, failures }: ScopedFailures, now: Date): Failures => ({
  count: failuresAt(failures, now, signInWaits[scope]) + 1,
  lastAt: now,
});

/** Whether to warn the account's owner now: enough failures, and no warning within the last day. */
export function isTimeToWarn({ count }: Failures, warnedAt: Date | null, now: Date): boolean {
  if (count < warnAfterFailures) return false;
  return warnedAt === null || now.getTime() - warnedAt.getTime() >= warnAgainAfterMs;
}
