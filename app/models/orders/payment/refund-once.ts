// @public

import {
  isRefundUnderWay,
  type RefundSplit,
  type RefundStatus,
  refundTotalMinor,
} from "../../payments/refund";
import { AppError } from "../../platform/error/app-error";
import { formatMoney } from "../../platform/money/format-money";
import type { Currency, Minor } from "../../platform/money/money";

/**
 * What makes a refund that is asked for twice one refund (rule payment-24): the caller's own name for it, or
 * what the caller knows to be refunded of the order already, minor units.
 */
export type RefundOnce = { key: string | null; alreadyRefundedMinor: Minor | null };

/** The same of a caller that says neither. */
export const notOnce: RefundOnce = { key: null, alreadyRefundedMinor: null };

/** A refund of an order, as this rule needs it. `asked` is what its caller asked for. */
type MadeRefund = RefundSplit & { status: RefundStatus; callerKey: string | null; asked: string | null };

/** What was or is being paid back of an order, by its refunds, minor units. */
export const alreadyRefundedMinor = (made: readonly (RefundSplit & { status: RefundStatus })[]): Minor =>
  made
    .filter(({ status }) => status === "done" || isRefundUnderWay(status))
    .reduce((sum, refund) => sum + refundTotalMinor(refund), 0);

/**
 * The refund that was made when its caller asked before; null for a new one.
 * @param made the refunds of the order
 * @param asked what is asked for now, as text
 * @throws AppError `invalid` for something else under the same key, `conflict` where another sum was refunded
 */
export function refundMadeBefore<Made extends MadeRefund>(
  made: readonly Made[],
  { key, alreadyRefundedMinor: expectedMinor }: RefundOnce,
  { asked, currency }: { asked: string; currency: Currency },
): Made | null {
  const same = key === null ? undefined : made.find(({ callerKey }) => callerKey === key);
  if (same && same.asked !== asked)
    throw new AppError("invalid", "Another refund of this order was made under this key.", "idempotencyKey");
  if (same) return same;
  const refundedMinor = alreadyRefundedMinor(made);
  if (expectedMinor === null || expectedMinor === refundedMinor) return null;
  const [is, expected] = [refundedMinor, expectedMinor].map((minor) => formatMoney(minor, currency));
  throw new AppError(
    "conflict",
    `${is} of this order is refunded already, not ${expected}. Look at the order before you refund more.`,
    "alreadyRefundedMinor",
  );
}
