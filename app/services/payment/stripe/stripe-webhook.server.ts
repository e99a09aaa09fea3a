import type Stripe from "stripe";
import type { ToldOutcome } from "../provider";
import { fromStripeAmount } from "./stripe-amount.server";
import { askStripe, isRefusal } from "./stripe-client.server";
import { outcomeOfIntent } from "./stripe-outcome.server";

/**
 * What an event of Stripe's says of which payment of ours. Every object carries the payment's id in its metadata; one
 * without it was not made here.
 */
export async function readStripeEvent(stripe: Stripe, event: Stripe.Event): Promise<ToldOutcome[]> {
  switch (event.type) {
    case "payment_intent.succeeded":
    case "payment_intent.amount_capturable_updated":
    case "payment_intent.processing":
    case "payment_intent.canceled": {
      const outcome = outcomeOfIntent(await withMethod(stripe, event.data.object));
      return outcome ? told(event.data.object.metadata, outcome) : [];
    }
    case "checkout.session.expired":
      return told(event.data.object.metadata, { kind: "cancelled", reason: "The payment page expired." });
    case "checkout.session.async_payment_failed":
      return told(event.data.object.metadata, { kind: "declined", reason: "The payment failed." });
    case "refund.created":
    case "refund.updated":
      return refundOf(event.data.object);
    default:
      return [];
  }
}

/** A payment intent with the method it stored for later payments: a webhook names it by its id alone. */
async function withMethod(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<Stripe.PaymentIntent> {
  const { payment_method, setup_future_usage } = intent;
  if (setup_future_usage !== "off_session" || typeof payment_method !== "string") return intent;
  try {
    return {
      ...intent,
      payment_method: await askStripe(() => stripe.paymentMethods.retrieve(payment_method)),
    };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return intent;
  }
}

function refundOf(refund: Stripe.Refund): ToldOutcome[] {
  if (refund.status !== "succeeded") return [];
  const currency = refund.currency.toUpperCase();
  return told(refund.metadata, {
    ...{ kind: "refunded", reference: refund.id, refundId: refund.metadata?.refund_id ?? null },
    ...{ amountMinor: fromStripeAmount(refund.amount, currency), currency },
  });
}

function told(metadata: Stripe.Metadata | null, outcome: ToldOutcome["outcome"]): ToldOutcome[] {
  return metadata?.payment_id ? [{ paymentId: metadata.payment_id, outcome }] : [];
}
