import type Stripe from "stripe";
import { z } from "zod";
import type { PaymentOutcome } from "~/models/payments/payment-outcome";
import type { RefundAnswer, ToldOutcome } from "../provider";
import { fromStripeAmount } from "./stripe-amount.server";
import { askStripe, isRefusal } from "./stripe-client.server";
import { outcomeOfIntent } from "./stripe-outcome.server";

const text = z.string();
const money = { id: text, amount: z.number().int(), currency: text };
const owner = { payment_intent: text.nullish(), charge: text.nullish() };

/** A refund, as far as it is read here. */
export const stripeRefundSchema = z.object({
  ...money,
  ...owner,
  status: text.nullish(),
  failure_reason: text.nullish(),
  metadata: z.record(text, text).nullish(),
});
type Refund = z.output<typeof stripeRefundSchema>;

/** A charge that was paid back, as far as it is read here. */
export const stripeChargeSchema = z.object({ id: text, payment_intent: text.nullish() });

/** A dispute, as far as it is read here. */
export const stripeDisputeSchema = z.object({
  ...money,
  ...owner,
  status: text,
  reason: text,
  evidence_details: z.object({ due_by: z.number().nullish() }).nullish(),
});

/** How a refund stands. */
export function stateOfRefund({
  id: reference,
  status,
  failure_reason,
}: Pick<Refund, "id" | "status" | "failure_reason">): RefundAnswer {
  if (status === "failed" || status === "canceled")
    return { kind: "failed", reason: failure_reason ?? status, reference };
  return { kind: status === "succeeded" ? "done" : "pending", reference };
}

const words = { done: "refunded", pending: "refund pending", failed: "refund failed" } as const;

/** What Stripe says of a refund, wherever it was made: its payment is found by its payment intent. */
export const toldOfRefund = (stripe: Stripe, refund: Refund): Promise<ToldOutcome[]> =>
  afterPayment(stripe, refund, outcomeOfRefund(refund));

/** What Stripe says of a charge that was paid back: each of its refunds is asked for. */
export async function toldOfCharge(
  stripe: Stripe,
  { id, payment_intent }: z.output<typeof stripeChargeSchema>,
): Promise<ToldOutcome[]> {
  const { data } = await askStripe(() => stripe.refunds.list({ charge: id, limit: 100 }));
  const refunds = data.map((refund) => stripeRefundSchema.parse(refund));
  const told = await Promise.all(
    // The first one tells of the payment.
    refunds.map((refund) => toldOfRefund(stripe, { ...refund, payment_intent: payment_intent ?? null })),
  );
  return told.flat();
}

/** What Stripe says of a dispute: whether it took money, gave it again, or neither. */
export function toldOfDispute(
  stripe: Stripe,
  type: string,
  dispute: z.output<typeof stripeDisputeSchema>,
): Promise<ToldOutcome[]> {
  const { id, amount, currency: code, reason, status } = dispute;
  const currency = code.toUpperCase();
  const moved = { amountMinor: fromStripeAmount(amount, currency), currency };
  const about = `Stripe ${id}, ${reason.replaceAll("_", " ")}`;
  const due = answerBy(dispute);
  if (type === "charge.dispute.funds_withdrawn")
    return afterPayment(stripe, dispute, {
      kind: "charged back",
      reference: id,
      refundId: null,
      ...moved,
      reason: `The shopper’s bank disputes the payment (${about}).${due}`,
    });
  if (type === "charge.dispute.funds_reinstated")
    return afterPayment(stripe, dispute, {
      kind: "reinstated",
      reference: id,
      refundId: null,
      ...moved,
      reason: `dispute ${about}`,
    });
  return afterPayment(stripe, dispute, {
    kind: "disputed",
    reference: `${id}:${status}`,
    ...moved,
    reason: `${about}, ${status.replaceAll("_", " ")}.${due}`,
  });
}

/** Until when it has to be answered, as a sentence; empty where Stripe waits for nothing, or says no day. */
function answerBy({ status, evidence_details }: z.output<typeof stripeDisputeSchema>): string {
  const dueByS = evidence_details?.due_by;
  if (!dueByS || !status.endsWith("needs_response")) return "";
  return ` Answer it by ${new Date(dueByS * 1000).toISOString().slice(0, 10)}.`;
}

function outcomeOfRefund(refund: Refund): PaymentOutcome {
  const currency = refund.currency.toUpperCase();
  const { kind, reference = refund.id, reason = "" } = stateOfRefund(refund);
  return {
    kind: words[kind],
    reference,
    refundId: refund.metadata?.refund_id ?? null,
    reason,
    amountMinor: fromStripeAmount(refund.amount, currency),
    currency,
  };
}

/**
 * An outcome after the payment it is about: events come in any order, so the payment intent is asked for and
 * told first. Its metadata names the payment; none where it was not made here.
 */
async function afterPayment(
  stripe: Stripe,
  { payment_intent, charge }: Pick<Refund, "payment_intent" | "charge">,
  outcome: PaymentOutcome,
): Promise<ToldOutcome[]> {
  const intent = await readIntent(stripe, payment_intent ?? (await intentOfCharge(stripe, charge)));
  const paymentId = intent?.metadata?.payment_id;
  if (!intent || !paymentId) return [];
  const paid = outcomeOfIntent(intent);
  return [...(paid ? [{ paymentId, outcome: paid }] : []), { paymentId, outcome }];
}

async function intentOfCharge(stripe: Stripe, id: string | null | undefined): Promise<string | null> {
  const charge = id ? await found(() => stripe.charges.retrieve(id)) : null;
  const intent = charge?.payment_intent ?? null;
  return typeof intent === "string" || intent === null ? intent : intent.id;
}

const readIntent = async (stripe: Stripe, id: string | null) =>
  id === null ? null : found(() => stripe.paymentIntents.retrieve(id));

async function found<T>(call: () => Promise<Stripe.Response<T>>): Promise<T | null> {
  try {
    return await askStripe(call);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return null;
  }
}
