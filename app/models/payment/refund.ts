import { AppError } from "../error/app-error";
import { formatMoney } from "../money/format-money";
import type { Minor } from "../money/money";

/** Status of a refund: requested, done, or refused by the provider. */
export type RefundStatus = "requested" | "done" | "failed";

/** A refund, as its rules need it; the amount in minor units. */
type Refund = { amountMinor: Minor; status: RefundStatus };

/** The refundable rest of a payment: what was captured, minus finished and pending refunds (rule payment-5). */
export function refundableMinor(capturedMinor: Minor, refunds: readonly Refund[]): Minor {
  const returned = refunds
    .filter(({ status }) => status !== "failed")
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return Math.max(0, capturedMinor - returned);
}

/**
 * The amount of a new refund: the requested amount, or by default the whole rest.
 * @throws AppError `invalid` for an amount that is not above zero or exceeds the rest
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
      ? "Nothing is left to refund for this payment."
      : `Enter an amount between ${least} and ${most}.`,
    "amount",
  );
}
