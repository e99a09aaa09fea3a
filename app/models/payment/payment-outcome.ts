import type { Minor } from "../money/money";

/** How a payment stands (rule payment-1). What was paid back stands in its refunds. */
export type PaymentStatus = "started" | "pending" | "authorized" | "paid" | "declined" | "cancelled";

/** A payment as far as its rules go. Amounts in minor units of `currency`. */
export type PaymentState = {
  status: PaymentStatus;
  /** What the shopper was asked for. */
  amountMinor: Minor;
  /** What was taken so far. */
  capturedMinor: Minor;
  currency: string;
};

/**
 * What a provider says happened to a payment. `reference` is the provider's own name for what it took or reserved, by
 * which it captures and pays back.
 */
export type PaymentOutcome =
  | { kind: "authorized" | "paid"; reference: string; amountMinor: Minor; currency: string }
  | { kind: "pending" }
  | { kind: "declined" | "cancelled"; reason: string }
  /** Paid back at the provider; `refundId` names a refund that was asked for here. */
  | { kind: "refunded"; reference: string; refundId: string | null; amountMinor: Minor; currency: string };

/**
 * What an outcome means for the order of a payment: it goes on, waits longer, is given up, or needs a person to look
 * (rule payment-2).
 */
export type PaymentEffect = "none" | "accept" | "hold" | "give up" | "check";

/** A payment after an outcome, and what its order does. */
export type AppliedOutcome = { status: PaymentStatus; capturedMinor: Minor; effect: PaymentEffect };

/**
 * Applies what a provider said. Providers repeat themselves, and say things in any order: what a payment has reached is
 * never taken back by an older word (rule payment-2).
 */
export function applyOutcome(payment: PaymentState, outcome: PaymentOutcome): AppliedOutcome {
  const { status, capturedMinor } = payment;
  const stays: AppliedOutcome = { status, capturedMinor, effect: "none" };
  if (status === "paid" || outcome.kind === "refunded") return stays;
  switch (outcome.kind) {
    case "paid": {
      // An authorized payment let its order go on already.
      const effect = !isWhole(payment, outcome) ? "check" : status === "authorized" ? "none" : "accept";
      return { status: "paid", capturedMinor: outcome.amountMinor, effect };
    }
    case "authorized":
      if (status === "authorized") return stays;
      return { status: "authorized", capturedMinor, effect: isWhole(payment, outcome) ? "accept" : "check" };
    case "pending":
      return status === "started" ? { status: "pending", capturedMinor, effect: "hold" } : stays;
    default:
      if (status === "authorized") return { status: outcome.kind, capturedMinor, effect: "check" };
      return isOpen(status) ? { status: outcome.kind, capturedMinor, effect: "give up" } : stays;
  }
}

/** Whether nobody knows yet how a payment ends. */
export const isOpen = (status: PaymentStatus): boolean => status === "started" || status === "pending";

const isWhole = (
  payment: PaymentState,
  { amountMinor, currency }: { amountMinor: Minor; currency: string },
) => amountMinor === payment.amountMinor && currency === payment.currency;
