import { type Failures, failuresAt, type WaitRule, waitLeftMs } from "./growing-wait";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * How wrong passwords slow down sign-in (rules accounts-1 to accounts-3). `account` counts what
 * strangers try against one e-mail, `device` what one known device tries against its customer, `address` what one network
 * address tries against any e-mail: an office or a school may be behind it.
 */
export const signInWaits = {
  account: { free: 5, firstWaitMs: 5_000, longestWaitMs: 15 * minuteMs, forgetAfterMs: dayMs },
  device: { free: 5, firstWaitMs: 5_000, longestWaitMs: 15 * minuteMs, forgetAfterMs: dayMs },
  address: { free: 20, firstWaitMs: 5_000, longestWaitMs: 15 * minuteMs, forgetAfterMs: 60 * minuteMs },
} satisfies Record<string, WaitRule>;

/** What a try is counted against. */
export type SignInScope = keyof typeof signInWaits;

/** Wrong passwords against one account after which its owner gets a mail (rule accounts-4). */
const warnAfterFailures = 10;
const warnAgainAfterMs = dayMs;

/** Failures in one scope, as they were before this try. */
export type ScopedFailures = { scope: SignInScope; failures: Failures | null };

/** Time until the next try is taken, ms: the longest wait of all it is counted against. */
export const signInWaitMs = (counts: readonly ScopedFailures[], now: Date): number =>
  Math.max(0, ...counts.map(({ scope, failures }) => waitLeftMs(failures, now, signInWaits[scope])));

/** The failures after one more. Those that are forgotten no longer count. */
export const afterFailure = ({ scope, failures }: ScopedFailures, now: Date): Failures => ({
  count: failuresAt(failures, now, signInWaits[scope]) + 1,
  lastAt: now,
});

/** Whether the owner of the account gets a mail now: tries have piled up, and there was none in the last day. */
export function isTimeToWarn({ count }: Failures, warnedAt: Date | null, now: Date): boolean {
  if (count < warnAfterFailures) return false;
  return warnedAt === null || now.getTime() - warnedAt.getTime() >= warnAgainAfterMs;
}
