// @public

import { AppError } from "../platform/error/app-error";

/**
 * States of a payout (rule payouts-4): booked and still to be sent; in a bank file; with the seller; or
 * refused or returned, so that it is owed again.
 */
export const payoutStates = ["prepared", "sent", "paid", "failed"] as const;

export type PayoutState = (typeof payoutStates)[number];

const next: Record<PayoutState, readonly PayoutState[]> = {
  prepared: ["sent", "paid", "failed"],
  sent: ["paid", "failed"],
  // A bank or provider may return what had arrived.
  paid: ["failed"],
  failed: [],
};

/** Whether a payout may go from one state to another. */
export const canBecome = (from: PayoutState, to: PayoutState): boolean => next[from].includes(to);

/** @throws AppError `conflict` where a payout may not go from one state to another */
export function requireState(from: PayoutState, to: PayoutState): void {
  if (!canBecome(from, to)) throw new AppError("conflict", `A payout that is ${from} cannot become ${to}.`);
}
