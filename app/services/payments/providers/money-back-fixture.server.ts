import { startPaypalServer } from "../../../../tests/support/providers/paypal/paypal-server";
import { startStripeServer } from "../../../../tests/support/providers/stripe/stripe-server";
import { returnFromProvider } from "../../checkout/return-from-provider.server";
import type { Db } from "../../platform/db/pool/open-pool.server";
import { openPaypalOrder } from "./paypal/paypal-fixture.server";
import { openStripeOrder } from "./stripe/stripe-fixture.server";

/** An order at a test server, whose money goes back there without us. Amounts in minor units. */
export type MoneyBackOrder = Awaited<ReturnType<typeof openMoneyBackOrder>>;

/** Opens a shop with one provider and places an order of two mugs. */
export const openMoneyBackOrder = (db: Db, provider: "stripe" | "paypal") =>
  provider === "stripe" ? atStripe(db) : atPaypal(db);

async function atStripe(db: Db) {
  const server = await startStripeServer();
  const order = await openStripeOrder(db, server);
  let made: { id: string } = { id: "" };
  const dispute = (amountMinor: number, status: string) => {
    const { id, currency } = order.paid();
    const moved = { amount: amountMinor, currency, payment_intent: id, charge: id.replace("pi_", "ch_") };
    return { id: "dp_1", ...moved, status, reason: "fraudulent" };
  };
  return {
    ...order,
    close: server.close,
    failWith: server.failWith,
    /** The shopper pays, and we are not told. */
    payUnseen: async () => void (await order.press("pay")),
    tellPaid: () => order.webhook("payment_intent.succeeded", order.intent()),
    /** Pays back in the dashboard. */
    refund(amountMinor: number, status?: "pending") {
      made = server.refunds.makeInDashboard(order.paid(), amountMinor, status);
    },
    /** How refunds that are asked for here end, and what they end as later. */
    refundsEnd: (status: "pending") => {
      server.refunds.how.end = status;
    },
    settleLast: (status: "done" | "failed") => {
      const last = [...server.refunds.made.keys()].at(-1) ?? "";
      made = server.refunds.settle(last, status === "done" ? "succeeded" : "failed");
    },
    tell: (word: "made" | "pending" | "failed") =>
      order.webhook(
        word === "failed" ? "refund.failed" : word === "made" ? "refund.created" : "refund.updated",
        made,
      ),
    chargeBack: (amountMinor: number) =>
      order.webhook("charge.dispute.funds_withdrawn", dispute(amountMinor, "needs_response")),
    dispute: () => order.webhook("charge.dispute.created", dispute(100, "warning_needs_response")),
  };
}

async function atPaypal(db: Db) {
  const server = await startPaypalServer();
  const order = await openPaypalOrder(db, server);
  let made: { id: string } = { id: "" };
  const value = (amountMinor: number) => (amountMinor / 100).toFixed(2);
  const reversal = { id: "REVERSED1", status: "COMPLETED" };
  return {
    ...order,
    close: server.close,
    failWith: server.failWith,
    async payUnseen() {
      const params = await order.press("pay");
      server.failWith("lost", /\/capture$/);
      await returnFromProvider(order.shop, params);
      server.failWith(null);
    },
    tellPaid: () => order.webhook("PAYMENT.CAPTURE.COMPLETED", order.captures()[0]),
    refund(amountMinor: number, status?: "pending") {
      made = server.refundInDashboard(value(amountMinor), status && "PENDING");
    },
    refundsEnd: (status: "pending") => {
      server.refunds.how.end = status === "pending" ? "PENDING" : "COMPLETED";
    },
    settleLast: (status: "done" | "failed") => {
      const last = [...server.refunds.made.keys()].at(-1) ?? "";
      made = server.refunds.settle(last, status === "done" ? "COMPLETED" : "FAILED");
    },
    tell: (word: "made" | "pending" | "failed") =>
      order.webhook(
        word === "made" ? "PAYMENT.CAPTURE.REFUNDED" : `PAYMENT.REFUND.${word.toUpperCase()}`,
        made,
      ),
    chargeBack(amountMinor: number) {
      const [capture] = order.captures();
      const href = `https://api-m.paypal.com/v2/payments/captures/${capture?.id}`;
      const amount = { currency_code: "USD", value: value(amountMinor) };
      const links = [{ rel: "up", href, method: "GET" }];
      return order.webhook("PAYMENT.CAPTURE.REVERSED", { ...reversal, amount, links });
    },
    dispute: () =>
      order.webhook("CUSTOMER.DISPUTE.CREATED", {
        dispute_id: "PP-D-1",
        status: "OPEN",
        reason: "MERCHANDISE_OR_SERVICE_NOT_RECEIVED",
        dispute_amount: { currency_code: "USD", value: "1.00" },
        disputed_transactions: [{ seller_transaction_id: order.captures()[0]?.id }],
      }),
  };
}
