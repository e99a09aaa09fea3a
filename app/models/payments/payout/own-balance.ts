// @public

import type { Minor } from "../../platform/money/money";
import type { PayoutTerms } from "../payout-terms";
import { type OpenBalance, type OrderProgress, payable } from "./payable";

/** What a seller has not been paid yet, by what it is made of and by when it is paid. Minor units. */
export type OwnBalance = {
  salesMinor: Minor;
  commissionMinor: Minor;
  /** Fees and adjustments. */
  otherMinor: Minor;
  totalMinor: Minor;
  /** Beyond the hold: the next payout has it. */
  dueMinor: Minor;
  heldMinor: Minor;
  /** When the first of the held orders is beyond the hold; null where none is completed yet. */
  heldUntil: Date | null;
};

const dayMs = 86_400_000;
const sumOf = (lines: readonly OpenBalance[]): Minor =>
  lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** What a seller is owed, explained (rules payouts-2 and payouts-3); refunds lower sales. */
export function ownBalance(
  balances: readonly OpenBalance[],
  progressOf: ReadonlyMap<string, OrderProgress>,
  terms: Pick<PayoutTerms, "holdDays">,
  now: Date,
): OwnBalance {
  const due = new Set(payable(balances, progressOf, terms, now));
  const held = balances.filter((line) => !due.has(line));
  const commissionMinor = sumOf(balances.filter(({ part }) => part === "commission"));
  const otherMinor = sumOf(balances.filter(({ part }) => part === "fee" || part === "adjustment"));
  const totalMinor = sumOf(balances);
  const ends = held.flatMap(({ orderId }) => {
    const { completedAt, isCaptured } = progressOf.get(orderId ?? "") ?? {};
    return completedAt && isCaptured ? [completedAt.getTime() + terms.holdDays * dayMs] : [];
  });
  return {
    salesMinor: totalMinor - commissionMinor - otherMinor,
    commissionMinor,
    otherMinor,
    totalMinor,
    dueMinor: sumOf([...due]),
    heldMinor: sumOf(held),
    heldUntil: ends.length > 0 ? new Date(Math.min(...ends)) : null,
  };
}
