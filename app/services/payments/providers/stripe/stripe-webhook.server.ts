import type Stripe from "stripe";
import { z } from "zod";
import type { ToldOutcome, ToldReversal } from "../provider";
import { readEventPart } from "../unexpected-event.server";
import { fromStripeAmount } from "./stripe-amount.server";
import { askStripe, isRefusal } from "./stripe-client.server";
import { outcomeOfIntent } from "./stripe-outcome.server";
import {
  stripeChargeSchema,
  stripeDisputeSchema,
  stripeRefundSchema,
  toldOfCharge,
  toldOfDispute,
  toldOfRefund,
} from "./stripe-refund.server";

const named = z.object({ metadata: z.record(z.string(), z.string()).nullish() });
/** What is read of a payment intent. */
const intentSchema = z.object({
  id: z.string(),
  status: z.string(),
  currency: z.string(),
  amount_received: z.number(),
  amount_capturable: z.number(),
  metadata: z.record(z.string(), z.string()).nullish(),
});

const transferSchema = z.object({
  amount: z.number(),
  amount_reversed: z.number(),
  currency: z.string(),
  metadata: z.record(z.string(), z.string()).nullish(),
});

/**
 * What an event of Stripe's says of which payment of ours. What was made here carries the payment's id in its
 * metadata; what was made in Stripe's dashboard is found by its payment intent.
 * @throws UnexpectedEvent for one that is not as Stripe describes it
 */
export async function readStripeEvent(
  stripe: Stripe,
  event: Stripe.Event,
): Promise<(ToldOutcome | ToldReversal)[]> {
  const { type } = event;
  const read = <Schema extends z.ZodType>(schema: Schema) => readEventPart(schema, type, event.data?.object);
  switch (type) {
    case "payment_intent.succeeded":
    case "payment_intent.amount_capturable_updated":
    case "payment_intent.processing":
    case "payment_intent.canceled": {
      const { metadata } = read(intentSchema);
      const outcome = outcomeOfIntent(await withMethod(stripe, event.data.object));
      return outcome ? told(metadata, outcome) : [];
    }
    case "checkout.session.expired":
      return told(read(named).metadata, { kind: "cancelled", reason: "The payment page expired." });
    case "checkout.session.async_payment_failed":
      return told(read(named).metadata, { kind: "declined", reason: "The payment failed." });
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
    case "charge.refund.updated":
      return toldOfRefund(stripe, read(stripeRefundSchema));
    case "charge.refunded":
      return toldOfCharge(stripe, read(stripeChargeSchema));
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
    case "charge.dispute.funds_withdrawn":
    case "charge.dispute.funds_reinstated":
      return toldOfDispute(stripe, type, read(stripeDisputeSchema));
    case "transfer.reversed":
      return reversalOf(read(transferSchema));
    default:
      return [];
  }
}

/** What came back of a transfer that was made here; none for any other. */
function reversalOf(transfer: z.output<typeof transferSchema>): ToldReversal[] {
  const { metadata, amount, amount_reversed, currency } = transfer;
  const payoutId = metadata?.payout_id;
  const reversedMinor = fromStripeAmount(amount_reversed, currency.toUpperCase());
  return payoutId ? [{ payoutId, reversedMinor, isWhole: amount_reversed >= amount }] : [];
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

function told(
  metadata: Record<string, string> | null | undefined,
  outcome: ToldOutcome["outcome"],
): ToldOutcome[] {
  return metadata?.payment_id ? [{ paymentId: metadata.payment_id, outcome }] : [];
}
