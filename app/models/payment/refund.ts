import { AppError } from "../error/app-error";
import { formatMoney } from "../money/format-money";
import type { Minor } from "../money/money";

/** How a refund stands: asked for, done by the provider, or refused by it. */
export type RefundStatus = "requested" | "done" | "failed";

/** A refund as far as its rules go; the amount in minor units. */
type Refund = { amountMinor: Minor; status: RefundStatus };

/** What of a payment can still be paid back: what was taken, without what was or is being paid back (rule payment-5). */
export function refundableMinor(capturedMinor: Minor, refunds: readonly Refund[]): Minor {
  const returned = refunds
    .filter(({ status }) => status !== "failed")
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return Math.max(0, capturedMinor - returned);
}

/**
 * The amount of a new refund: the one asked for, else all that is left.
 * @throws AppError `invalid` for an amount that is not above zero, or more than is left
 */
export function refundAmount(
  payment: { capturedMinor: Minor; currency: string },
  refunds: readonly Refund[],
  askedMinor: Minor | null,
): Minor {
  const leftMinor = refundableMinor(payment.capturedMinor, refunds);
  const amountMinor = askedMinor ?? leftMinor;
  if (Number.isSafeInteger(amountMinor) && amountMinor > 0 && amountMinor <= leftMinor) return amountMinor;
  const [least, most] = [formatMoney(1, payment.currency), formatMoney(leftMinor, payment.currency)];
  throw new AppError(
    "invalid",
    leftMinor === 0
      ? "Nothing of this payment is left to pay back."
      : `Between ${least} and ${most} can be paid back.`,
    "amount",
  );
}
