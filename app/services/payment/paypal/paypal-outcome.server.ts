import type { PaymentOutcome } from "~/models/payment/payment-outcome";
import { fromPaypalAmount } from "./paypal-amount.server";
import type { PaypalOrder, PaypalTaken } from "./paypal-schemas.server";

/** What an order of PayPal's says of its payment; null while the shopper has not approved it. */
export function outcomeOfOrder(order: PaypalOrder): PaymentOutcome | null {
  const payments = order.purchase_units[0]?.payments;
  const capture = payments?.captures.at(-1);
  if (capture) return outcomeOfCapture(capture);
  const authorization = payments?.authorizations.at(-1);
  if (authorization) return outcomeOfAuthorization(authorization);
  return order.status === "VOIDED" ? { kind: "cancelled", reason: "PayPal voided the order." } : null;
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
