import type Stripe from "stripe";
import type { PaymentOutcome } from "~/models/payment/payment-outcome";
import { fromStripeAmount } from "./stripe-amount.server";

/** What a checkout session, read with its payment intent, says of its payment; null while it is open. */
export function outcomeOfSession(session: Stripe.Checkout.Session): PaymentOutcome | null {
  const { payment_intent: intent, status } = session;
  const told = intent && typeof intent !== "string" ? outcomeOfIntent(intent) : null;
  if (told) return told;
  if (status === "expired") return { kind: "cancelled", reason: "The payment page was closed." };
  return status === "open" ? null : { kind: "pending" };
}

/** What a payment intent says; null while the shopper has not paid. */
export function outcomeOfIntent(intent: Stripe.PaymentIntent): PaymentOutcome | null {
  const currency = intent.currency.toUpperCase();
  const moved = (amount: number) => ({
    reference: intent.id,
    amountMinor: fromStripeAmount(amount, currency),
    currency,
  });
  switch (intent.status) {
    case "succeeded":
      return { kind: "paid", ...moved(intent.amount_received) };
    case "requires_capture":
      return { kind: "authorized", ...moved(intent.amount_capturable) };
    case "processing":
      return { kind: "pending" };
    case "canceled":
      return { kind: "cancelled", reason: intent.cancellation_reason ?? "The payment was cancelled." };
    default:
      return null;
  }
}
