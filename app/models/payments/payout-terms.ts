// @public

import { z } from "zod";
import { payoutAccountSchema } from "./payout-account";

/**
 * How often a seller is paid: every day, on Mondays, or on the first of the month, in UTC (rule payouts-1).
 */
export const payoutSchedules = ["daily", "weekly", "monthly"] as const;

/** How often a seller is paid. */
export type PayoutSchedule = (typeof payoutSchedules)[number];

/**
 * What a seller and the marketplace agreed on about payouts (rules payouts-1 to payouts-5), in sellers.json.
 */
export const payoutTermsSchema = z
  .object({
    /** Null before the seller named one: nothing is paid out. */
    account: payoutAccountSchema.nullable().default(null),
    schedule: z.enum(payoutSchedules).default("weekly"),
    /** Days between an order's completion and its payout. */
    holdDays: z.number().int().min(0).max(365).default(7),
    /** Less is carried over, minor units. */
    minimumMinor: z.number().int().min(0).max(1_000_000_000).default(0),
  })
  .strict();

/**
 * The same in a file, which may leave the account out: it stays as it is stored then, and null takes it away.
 */
export const payoutFileSchema = payoutTermsSchema.extend({
  account: payoutAccountSchema.nullable().optional(),
});

/** Payout terms as a file says them. */
export type PayoutFile = z.output<typeof payoutFileSchema>;

/** The terms of a file, with the stored account where the file says nothing of one. */
export function payoutTermsOf(file: PayoutFile | undefined, stored: PayoutTerms | undefined): PayoutTerms {
  const terms = file ?? defaultPayoutTerms;
  return { ...terms, account: file?.account === undefined ? (stored?.account ?? null) : file.account };
}

/** What a seller and the marketplace agreed on about payouts. */
export type PayoutTerms = z.output<typeof payoutTermsSchema>;

/** The terms of a seller who named nothing. */
export const defaultPayoutTerms: PayoutTerms = payoutTermsSchema.parse({});

const dayMs = 24 * 60 * 60 * 1000;

/** The latest payout day of a schedule: its first moment in UTC, at or before `now`. */
export function payoutDay(schedule: PayoutSchedule, now: Date): Date {
  const today = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  if (schedule === "daily") return today;
  if (schedule === "monthly") return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  return new Date(today.getTime() - ((today.getUTCDay() + 6) % 7) * dayMs);
}

/** Whether an order completed then is beyond the hold. */
export const isHoldOver = (completedAt: Date, holdDays: number, until: Date): boolean =>
  completedAt.getTime() + holdDays * dayMs <= until.getTime();
