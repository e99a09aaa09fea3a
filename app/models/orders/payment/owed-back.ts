import { balanceOf, type Movement } from "../../payments/movement";
import { isRefundUnderWay, type RefundStatus, refundTotalMinor } from "../../payments/refund";
import type { Minor } from "../../platform/money/money";
import type { OrderStatus } from "../../selling/checkout/order-status";

/** A refund of an order, as what is owed needs it. Amounts in minor units. */
export type CountedRefund = Parameters<typeof refundTotalMinor>[0] & { status: RefundStatus };

/**
 * What decides what a shopper is owed of an order: its state, the money booked for it, and its refunds, the
 * oldest first.
 */
export type OwedOrder = {
  status: OrderStatus;
  history: readonly Movement[];
  refunds: readonly CountedRefund[];
};

const owedOn = (history: readonly Movement[], part?: "canceled_lines"): Minor =>
  Math.max(0, -balanceOf(history, { account: "shopper_receivable", ...(part ? { part } : {}) }));

/**
 * What a shopper is owed of an order, minor units (rule payment-21): what was taken and was neither kept nor
 * given back. Nothing while the order waits for its payment: a person decides about another amount than was
 * asked for (rule payment-2).
 */
export function owedBackMinor({ status, history }: OwedOrder): Minor {
  return status === "pending" || status === "pending_payment" ? 0 : owedOn(history);
}

/**
 * What is to be paid back now, without asking anybody (rule payment-21), minor units: of a canceled order
 * everything owed, of any other what its canceled lines cost; without what refunds that are under way pay
 * back. What was paid beyond the price of an order that goes on is for a person to decide.
 */
export function dueBackMinor(order: OwedOrder): Minor {
  const { status, history, refunds } = order;
  const owedMinor = status === "canceled" ? owedBackMinor(order) : owedOn(history, "canceled_lines");
  const begunMinor = refunds
    .filter((refund) => isRefundUnderWay(refund.status))
    .reduce((sum, refund) => sum + refundTotalMinor(refund), 0);
  return Math.max(0, owedMinor - begunMinor);
}

/** How many refunds of an order were refused since the last one that was not. */
export function refusalsInARow(refunds: readonly Pick<CountedRefund, "status">[]): number {
  const last = refunds.findLastIndex(({ status }) => status !== "failed");
  return refunds.length - 1 - last;
}

const minuteMs = 60_000;
const firstPauseMs = 10 * minuteMs;
const longestPauseMs = 24 * 60 * minuteMs;

/**
 * How long after a refusal what is owed is tried again, ms: 10 minutes after the first, then twice as long
 * each time, a day at most. It never ends.
 */
export const refundPauseMs = (refusals: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(20, Math.max(0, refusals - 1)));
