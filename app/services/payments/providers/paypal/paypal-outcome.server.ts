import type { PaymentOutcome } from "~/models/payments/payment-outcome";
import type { StoredMethod } from "~/models/payments/stored-method";
import { fromPaypalAmount } from "./paypal-amount.server";
import type { PaypalOrder, PaypalTaken } from "./paypal-schemas.server";

/** What an order of PayPal's says of its payment; null while the shopper has not approved it. */
export function outcomeOfOrder(order: PaypalOrder): PaymentOutcome | null {
  const payments = order.purchase_units[0]?.payments;
  const capture = payments?.captures.at(-1);
  if (capture) return withStored(outcomeOfCapture(capture), storedAccount(order));
  const authorization = payments?.authorizations.at(-1);
  if (authorization) return withStored(outcomeOfAuthorization(authorization), storedAccount(order));
  return order.status === "VOIDED" ? { kind: "cancelled", reason: "PayPal voided the order." } : null;
}

/** An outcome with the account that was stored for later payments. */
export const withStored = (outcome: PaymentOutcome, stored: StoredMethod | null): PaymentOutcome =>
  outcome.kind === "paid" || outcome.kind === "authorized" ? { ...outcome, stored } : outcome;

/** The account that PayPal stored with an order; null for none, or one that it has not stored yet. */
function storedAccount(order: PaypalOrder): StoredMethod | null {
  const { id, customer } = order.payment_source?.paypal?.attributes?.vault ?? {};
  return id ? accountOf(order, { id, customer }) : null;
}

/** A token of PayPal's vault as a way to pay, named by the address of the account that paid the order. */
export function accountOf(
  { payer, payment_source }: PaypalOrder,
  { id, customer }: { id: string; customer?: { id?: string | undefined } | undefined },
): StoredMethod {
  const email = payment_source?.paypal?.email_address ?? payer?.email_address ?? "";
  return { token: id, account: customer?.id ?? "", title: `PayPal ${email}`.trim(), expiresIn: "" };
}

/** What a capture says. */
export function outcomeOfCapture(capture: PaypalTaken): PaymentOutcome {
  switch (capture.status) {
    // What was paid back since was paid before.
    case "COMPLETED":
    case "REFUNDED":
    case "PARTIALLY_REFUNDED":
      return { kind: "paid", reference: capture.id, ...fromPaypalAmount(capture.amount) };
    case "PENDING":
      return { kind: "pending" };
    default:
      return { kind: "declined", reason: `PayPal: ${capture.status}` };
  }
}

/** What an authorization says. */
export function outcomeOfAuthorization({ id, status, amount }: PaypalTaken): PaymentOutcome {
  switch (status) {
    case "CREATED":
    case "CAPTURED":
    case "PARTIALLY_CAPTURED":
      return { kind: "authorized", reference: id, ...fromPaypalAmount(amount) };
    case "PENDING":
      return { kind: "pending" };
    case "VOIDED":
      return { kind: "cancelled", reason: "PayPal: VOIDED" };
    default:
      return { kind: "declined", reason: `PayPal: ${status}` };
  }
}
