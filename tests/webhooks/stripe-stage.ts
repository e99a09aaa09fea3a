import { runPayouts } from "~/services/payments/payouts/run-payouts.server";
import type { stripeEvents } from "~/services/payments/providers/stripe/stripe-webhook.server";
import type { Db } from "~/services/platform/db/pool/open-pool.server";
import { chargeOf, shownIntent } from "../support/providers/stripe/stripe-cards";
import { startStripeServer, stripeKeys, stripeWebhook } from "../support/providers/stripe/stripe-server";
import { openMarketOrder } from "./market-order";

/** A kind of event that the product acts on. */
export type StripeKind = keyof typeof stripeEvents;

/** A marketplace at a test server of Stripe, and what Stripe sends about its payment. */
export type StripeStage = Awaited<ReturnType<typeof openStripeStage>>;

/** @param reserves whether money is reserved at first and taken later */
export async function openStripeStage(db: Db, reserves: boolean) {
  const server = await startStripeServer();
  const order = await openMarketOrder(db, {
    code: "stripe",
    url: server.url,
    payment: { stripe: { active: true, capture: reserves ? "manual" : "automatic" } },
    secrets: {
      "payment.stripe.secret_key": stripeKeys.secret,
      "payment.stripe.webhook_secret": stripeKeys.webhook,
    },
  });
  let refund: { id: string } = { id: "" };
  const session = () => {
    const last = [...server.sessions.values()].at(-1);
    if (!last) throw new Error("there is no page at Stripe");
    return last;
  };
  const intentPaid = () => {
    const { intent } = session();
    if (!intent) throw new Error("nothing was paid at Stripe");
    return intent;
  };
  const intent = (status: string) => ({ ...shownIntent(intentPaid()), status });
  const page = () => ({
    id: session().id,
    metadata: { payment_id: session().fields["metadata[payment_id]"] ?? "" },
  });
  const dispute = (status: string) => {
    const { id, currency } = intentPaid();
    const about = { payment_intent: id, charge: chargeOf(intentPaid()), reason: "fraudulent" };
    return { id: "dp_1", amount: 3250, currency, status, ...about };
  };
  const transfer = () => {
    const [made] = server.transfers;
    if (!made) throw new Error("Stripe made no transfer");
    const { id, amount, currency, metadata } = made;
    return { id, amount, amount_reversed: amount, currency, metadata, reversed: true };
  };

  const about: Record<StripeKind, () => object> = {
    "payment_intent.succeeded": () => intent("succeeded"),
    "payment_intent.amount_capturable_updated": () => intent("requires_capture"),
    "payment_intent.processing": () => intent("processing"),
    "payment_intent.canceled": () => intent("canceled"),
    "checkout.session.expired": page,
    "checkout.session.async_payment_failed": page,
    "refund.created": () => refund,
    "refund.updated": () => refund,
    "refund.failed": () => refund,
    "charge.refund.updated": () => refund,
    "charge.refunded": () => {
      const { id, amount, currency } = intentPaid();
      return { id: chargeOf(intentPaid()), amount, currency, payment_intent: id };
    },
    "charge.dispute.created": () => dispute("needs_response"),
    "charge.dispute.updated": () => dispute("under_review"),
    "charge.dispute.closed": () => dispute("won"),
    "charge.dispute.funds_withdrawn": () => dispute("needs_response"),
    "charge.dispute.funds_reinstated": () => dispute("won"),
    "transfer.reversed": transfer,
  };

  return {
    ...order,
    close: server.close,
    message: (kind: StripeKind) => stripeWebhook(kind, about[kind]()),
    /** Pays at Stripe; the browser does not come back. */
    payUnseen: async () => void (await order.press()),
    pay: async () => void (await order.comeBack(await order.press())),
    /** Pays half of it back in Stripe's dashboard. */
    refundHalf(status?: "pending"): void {
      refund = server.refunds.makeInDashboard(intentPaid(), 3250, status);
    },
    /** Ends that refund. */
    endRefund(status: "succeeded" | "failed"): void {
      refund = server.refunds.settle(refund.id, status);
    },
    /** Pays the sellers what they are owed. */
    async payOut(): Promise<void> {
      await order.complete();
      await runPayouts(order.market, "now");
    },
  };
}
