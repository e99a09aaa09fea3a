import type Stripe from "stripe";
import type { PaymentOutcome } from "~/models/payments/payment-outcome";
import { cardTitle, type StoredMethod } from "~/models/payments/stored-method";
import { fromStripeAmount } from "./stripe-amount.server";

/** What a checkout session, read with its payment intent, says of its payment; null while it is open. */
export function outcomeOfSession(session: Stripe.Checkout.Session): PaymentOutcome | null {
  const { payment_intent: intent, status } = session;
  const told = intent && typeof intent !== "string" ? outcomeOfIntent(intent) : null;
  if (told) return told;
  if (status === "expired") return { kind: "cancelled", reason: "The payment page was closed." };
  return status === "open" ? null : { kind: "pending" };
}

/** What an intent that was read with its payment method stored for later payments; null for nothing. */
function storedCard({ customer, payment_method: method, setup_future_usage }: Stripe.PaymentIntent) {
  const account = typeof customer === "string" ? customer : (customer?.id ?? "");
  if (setup_future_usage !== "off_session" || !account || !method || typeof method === "string") return null;
  return { account, ...storedMethodOf(method) };
}

/** A payment method of Stripe's; every kind but a card is called by the name of its kind. */
function storedMethodOf({ id, type, card }: Stripe.PaymentMethod): Omit<StoredMethod, "account"> {
  const title = card ? cardTitle(card.brand, card.last4) : cardTitle(type.replaceAll("_", " "), "");
  const expiresIn = card ? `${card.exp_year}-${String(card.exp_month).padStart(2, "0")}` : "";
  return { token: id, title, expiresIn };
}

/** What a payment intent says; null while the shopper has not paid. */
export function outcomeOfIntent(intent: Stripe.PaymentIntent): PaymentOutcome | null {
  const currency = intent.currency.toUpperCase();
  const moved = (amount: number) => ({
    reference: intent.id,
    stored: storedCard(intent),
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
      return { kind: "cancelled", reason: intent.cancellation_reason ?? "The payment was canceled." };
    default:
      return null;
  }
}
