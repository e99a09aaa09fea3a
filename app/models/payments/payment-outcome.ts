// @public

import type { Minor } from "../platform/money/money";
import type { StoredMethod } from "./stored-method";

/** Status of a payment (rule payment-1). Refunds are recorded separately. */
export type PaymentStatus = "started" | "pending" | "authorized" | "paid" | "declined" | "cancelled";

/** A payment, as its rules need it. Amounts in minor units of `currency`. */
export type PaymentState = {
  status: PaymentStatus;
  /** Amount due. */
  amountMinor: Minor;
  /** Amount captured so far. */
  capturedMinor: Minor;
  currency: string;
};

/**
 * What a provider reports about a payment. `reference` is the provider's id for the authorization or capture,
 * used for captures and refunds; `stored` is what it may charge again, where it was asked to store it.
 */
export type PaymentOutcome =
  | {
      kind: "authorized" | "paid";
      reference: string;
      amountMinor: Minor;
      currency: string;
      stored?: StoredMethod | null;
    }
  | { kind: "pending" }
  | { kind: "declined" | "cancelled"; reason: string }
  | MoneyBack
  /** A dispute that moved no money (yet): `reference` names it with its state. */
  | { kind: "disputed"; reference: string; amountMinor: Minor; currency: string; reason: string };

/**
 * How money that goes back stands at the provider (rules payment-22 and payment-23): a refund, whose
 * `refundId` identifies one that was requested here, or what the shopper's bank or the provider took back,
 * and gave again.
 */
export type MoneyBack = {
  kind: "refunded" | "refund pending" | "refund failed" | "charged back" | "reinstated";
  reference: string;
  refundId: string | null;
  amountMinor: Minor;
  currency: string;
  /** Why, where it is not simply a refund. */
  reason?: string;
};

/** Whether an outcome is about money that goes back. */
export const isMoneyBack = (outcome: PaymentOutcome): outcome is MoneyBack => "refundId" in outcome;

/**
 * The effect of an outcome on the order: it proceeds, keeps waiting, is given up, or needs a person's
 * decision (rule payment-2).
 */
export type PaymentEffect = "none" | "accept" | "hold" | "give up" | "check";

/** A payment after an outcome, with the effect on its order. */
export type AppliedOutcome = { status: PaymentStatus; capturedMinor: Minor; effect: PaymentEffect };

/**
 * Applies a provider's report. Providers repeat reports and send them out of order; an older report never
 * undoes a later status (rule payment-2).
 */
export function applyOutcome(payment: PaymentState, outcome: PaymentOutcome): AppliedOutcome {
  const { status, capturedMinor } = payment;
  const stays: AppliedOutcome = { status, capturedMinor, effect: "none" };
  if (status === "paid") return stays;
  switch (outcome.kind) {
    case "paid": {
      // The order already proceeded when the payment was authorized.
      const effect = !isWhole(payment, outcome) ? "check" : status === "authorized" ? "none" : "accept";
      return { status: "paid", capturedMinor: outcome.amountMinor, effect };
    }
    case "authorized":
      if (status === "authorized") return stays;
      return { status: "authorized", capturedMinor, effect: isWhole(payment, outcome) ? "accept" : "check" };
    case "pending":
      return status === "started" ? { status: "pending", capturedMinor, effect: "hold" } : stays;
    case "declined":
    case "cancelled":
      if (status === "authorized") return { status: outcome.kind, capturedMinor, effect: "check" };
      return isOpen(status) ? { status: outcome.kind, capturedMinor, effect: "give up" } : stays;
    default:
      return stays;
  }
}

/** Whether the payment's result is still open. */
export const isOpen = (status: PaymentStatus): boolean => status === "started" || status === "pending";

const isWhole = (
  payment: PaymentState,
  { amountMinor, currency }: { amountMinor: Minor; currency: string },
) => amountMinor === payment.amountMinor && currency === payment.currency;
