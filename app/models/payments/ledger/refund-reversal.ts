import type { Minor } from "../../platform/money/money";
import { type Movement, movementOf } from "../movement";

/**
 * The movement of a refund that was booked and then failed at its provider (rule ledger-12): the money is
 * back, and the shopper is owed it. What the refund took from seller and marketplace stays taken.
 */
export function failedRefundMovement(refund: {
  refundId: string;
  orderId: string;
  paymentId: string;
  sellerId: string;
  /** What was to go back through the provider, minor units. */
  moneyMinor: Minor;
  /** Whether it paid canceled lines back: these are paid again without asking anybody (rule payment-21). */
  isOfCanceledLines: boolean;
}): Movement | null {
  const { refundId, orderId, paymentId, sellerId, moneyMinor, isOfCanceledLines } = refund;
  const own = { sellerId, orderId };
  const part = isOfCanceledLines ? "canceled_lines" : "payment";
  return movementOf({ kind: "adjustment", key: `refund-failed:${refundId}`, orderId, paymentId, sellerId }, [
    { ...own, account: "payment_clearing", part: "payment", amountMinor: moneyMinor },
    { ...own, account: "shopper_receivable", part, amountMinor: -moneyMinor },
  ]);
}

/**
 * The movement of money that a bank took back and gave again (rule ledger-12): what was booked when it was
 * taken is undone.
 * @param history the order's movements so far
 * @returns null where nothing was booked
 */
export function reinstatedMovement(refundId: string, history: readonly Movement[]): Movement | null {
  const taken = history.find(({ key }) => key === `refund:${refundId}`);
  if (!taken) return null;
  const { orderId, paymentId, sellerId, entries } = taken;
  return movementOf(
    { kind: "adjustment", key: `reinstated:${refundId}`, orderId, paymentId, sellerId },
    entries.map((entry) => ({ ...entry, amountMinor: -entry.amountMinor })),
  );
}
