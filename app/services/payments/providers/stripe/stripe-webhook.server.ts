import type Stripe from "stripe";
import { z } from "zod";
import type { ToldOutcome, ToldReversal } from "../provider";
import { readEventPart, UnexpectedEvent } from "../unexpected-event.server";
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

type StripeEvent = {
  stripe: Stripe;
  type: string;
  /** The object that the event is about. */
  object: Stripe.Event["data"]["object"];
  /** That object as far as it is read here. */
  read: <Schema extends z.ZodType>(schema: Schema) => z.output<Schema>;
};
type Told = readonly (ToldOutcome | ToldReversal)[];
type ReadEvent = (event: StripeEvent) => Told | Promise<Told>;

const ofIntent: ReadEvent = async ({ stripe, type, object, read }) => {
  const { metadata } = read(intentSchema);
  if (!("object" in object) || object.object !== "payment_intent")
    throw new UnexpectedEvent(`${type}: not a payment intent`);
  const outcome = outcomeOfIntent(await withMethod(stripe, object));
  return outcome ? told(metadata, outcome) : [];
};
const ofRefund: ReadEvent = ({ stripe, read }) => toldOfRefund(stripe, read(stripeRefundSchema));
const ofDispute: ReadEvent = ({ stripe, type, read }) =>
  toldOfDispute(stripe, type, read(stripeDisputeSchema));

/** How each kind of event that is acted on is read; the steps of an owner ask for these kinds. */
export const stripeEvents = {
  "payment_intent.succeeded": ofIntent,
  "payment_intent.amount_capturable_updated": ofIntent,
  "payment_intent.processing": ofIntent,
  "payment_intent.canceled": ofIntent,
  "checkout.session.expired": ({ read }) =>
    told(read(named).metadata, { kind: "cancelled", reason: "The payment page expired." }),
  "checkout.session.async_payment_failed": ({ read }) =>
    told(read(named).metadata, { kind: "declined", reason: "The payment failed." }),
  "refund.created": ofRefund,
  "refund.updated": ofRefund,
  "refund.failed": ofRefund,
  "charge.refund.updated": ofRefund,
  "charge.refunded": ({ stripe, read }) => toldOfCharge(stripe, read(stripeChargeSchema)),
  "charge.dispute.created": ofDispute,
  "charge.dispute.updated": ofDispute,
  "charge.dispute.closed": ofDispute,
  "charge.dispute.funds_withdrawn": ofDispute,
  "charge.dispute.funds_reinstated": ofDispute,
  "transfer.reversed": ({ read }) => reversalOf(read(transferSchema)),
} satisfies Record<string, ReadEvent>;

/**
 * What an event of Stripe's says of which payment of ours. What was made here carries the payment's id in its
 * metadata; what was made in Stripe's dashboard is found by its payment intent.
 * @throws UnexpectedEvent for one that is not as Stripe describes it
 */
export async function readStripeEvent(stripe: Stripe, { type, data }: Stripe.Event): Promise<Told> {
  const readers: Record<string, ReadEvent> = stripeEvents;
  const reader = Object.hasOwn(readers, type) ? readers[type] : undefined;
  const object = data?.object;
  return reader?.({ stripe, type, object, read: (schema) => readEventPart(schema, type, object) }) ?? [];
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
