import type { Exchange } from "../../platform/money/exchange";
import type { Minor } from "../../platform/money/money";
import type { EntryPart } from "../ledger-account";
import { isHoldOver, type PayoutTerms } from "../payout-terms";

/** What a seller has not been paid yet of one order and part, or outside of orders. */
export type OpenBalance = {
  orderId: string | null;
  part: EntryPart;
  /** What the seller is owed in the business's currency, minor units; negative where the seller owes it. */
  amountMinor: Minor;
  /** As the ledger has it, of an order in another currency (rule payouts-11); absent for others. */
  booked?: { minor: Minor; exchange: Exchange };
};

/** What the ledger has of a balance, minor units of its order's currency. */
export const bookedMinor = ({ amountMinor, booked }: OpenBalance): Minor => booked?.minor ?? amountMinor;

/** What decides when an order is paid out. */
export type OrderProgress = { completedAt: Date | null; isCaptured: boolean };

/**
 * What is paid out now (rules payouts-2 and payouts-3): orders that were captured and completed for the days
 * of the hold; orders of which the seller owes something, and fees and adjustments, at once.
 * @param progressOf by order id
 * @param until orders completed later wait
 */
export function payable(
  balances: readonly OpenBalance[],
  progressOf: ReadonlyMap<string, OrderProgress>,
  { holdDays }: Pick<PayoutTerms, "holdDays">,
  until: Date,
): OpenBalance[] {
  const totals = new Map<string | null, Minor>();
  for (const line of balances) totals.set(line.orderId, (totals.get(line.orderId) ?? 0) + bookedMinor(line));
  return balances.filter((line) => bookedMinor(line) !== 0 && isDue(line.orderId));

  function isDue(orderId: string | null): boolean {
    if (orderId === null || (totals.get(orderId) ?? 0) < 0) return true;
    const { completedAt, isCaptured } = progressOf.get(orderId) ?? { completedAt: null, isCaptured: false };
    return isCaptured && completedAt !== null && isHoldOver(completedAt, holdDays, until);
  }
}

/**
 * The amount of a payout, minor units; null where what is payable is carried over to the next (rule
 * payouts-3).
 */
export function payoutAmount(
  lines: readonly OpenBalance[],
  { minimumMinor }: Pick<PayoutTerms, "minimumMinor">,
): Minor | null {
  const totalMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return totalMinor > 0 && totalMinor >= minimumMinor ? totalMinor : null;
}
