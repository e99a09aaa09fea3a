import type { paypalEvents } from "~/services/payments/providers/paypal/paypal-webhook.server";
import type { Db } from "~/services/platform/db/pool/open-pool.server";
import { paypalMessage } from "../support/providers/paypal/paypal-events";
import type { Taken } from "../support/providers/paypal/paypal-objects";
import { paypalClient, startPaypalServer } from "../support/providers/paypal/paypal-server";
import { openMarketOrder } from "./market-order";

/** A kind of event that the product acts on. */
export type PaypalKind = keyof typeof paypalEvents;

/** A marketplace at a test server of PayPal, and what PayPal sends about its payment. */
export type PaypalStage = Awaited<ReturnType<typeof openPaypalStage>>;

/** @param reserves whether money is reserved at first and taken later */
export async function openPaypalStage(db: Db, reserves: boolean) {
  const server = await startPaypalServer();
  const { id: client_id, webhookId: webhook_id } = paypalClient;
  const order = await openMarketOrder(db, {
    code: "paypal",
    url: server.url,
    payment: {
      paypal: {
        active: true,
        client_id,
        webhook_id,
        transaction_type: reserves ? "authorization" : "sale",
      },
    },
    secrets: { "payment.paypal.client_secret": paypalClient.secret },
  });
  let refund: { id: string } = { id: "" };
  const atPaypal = () => {
    const last = [...server.orders.values()].at(-1);
    if (!last) throw new Error("there is no order at PayPal");
    return last;
  };
  const only = (taken: readonly Taken[]) => {
    const [one] = taken;
    if (!one) throw new Error("PayPal took nothing");
    return one;
  };
  const capture = (status: string) => ({ ...only(atPaypal().captures), status });
  const authorization = (status: string) => ({ ...only(atPaypal().authorizations), status });
  const half = { currency_code: "USD", value: "32.50" };
  const reversal = () => {
    const href = `https://api-m.paypal.com/v2/payments/captures/${only(atPaypal().captures).id}`;
    return {
      id: "REVERSED1",
      status: "COMPLETED",
      amount: half,
      links: [{ rel: "up", href, method: "GET" }],
    };
  };
  const dispute = (status: string, outcome_code?: string) => ({
    dispute_id: "PP-D-1",
    status,
    reason: "MERCHANDISE_OR_SERVICE_NOT_RECEIVED",
    dispute_amount: half,
    disputed_transactions: [{ seller_transaction_id: only(atPaypal().captures).id }],
    ...(outcome_code ? { dispute_outcome: { outcome_code } } : {}),
  });

  const about: Record<PaypalKind, () => object> = {
    "CHECKOUT.ORDER.APPROVED": () => ({
      id: atPaypal().id,
      status: "APPROVED",
      purchase_units: [atPaypal().unit],
    }),
    "VAULT.PAYMENT-TOKEN.CREATED": () => ({ id: "vault-1", metadata: { order_id: atPaypal().id } }),
    "PAYMENT.CAPTURE.COMPLETED": () => capture("COMPLETED"),
    "PAYMENT.CAPTURE.PENDING": () => capture("PENDING"),
    "PAYMENT.CAPTURE.DENIED": () => capture("DECLINED"),
    "PAYMENT.CAPTURE.DECLINED": () => capture("DECLINED"),
    "PAYMENT.AUTHORIZATION.CREATED": () => authorization("CREATED"),
    "PAYMENT.AUTHORIZATION.VOIDED": () => authorization("VOIDED"),
    "PAYMENT.CAPTURE.REFUNDED": () => refund,
    "PAYMENT.REFUND.PENDING": () => refund,
    "PAYMENT.REFUND.COMPLETED": () => refund,
    "PAYMENT.REFUND.FAILED": () => refund,
    "PAYMENT.REFUND.CANCELLED": () => refund,
    "PAYMENT.CAPTURE.REVERSED": reversal,
    "CUSTOMER.DISPUTE.CREATED": () => dispute("OPEN"),
    "CUSTOMER.DISPUTE.UPDATED": () => dispute("UNDER_REVIEW"),
    "CUSTOMER.DISPUTE.RESOLVED": () => dispute("RESOLVED", "RESOLVED_SELLER_FAVOUR"),
  };

  return {
    ...order,
    close: server.close,
    message: (kind: PaypalKind) => paypalMessage(kind, about[kind]()),
    /** Approves at PayPal; the browser does not come back. */
    approve: async () => void (await order.press()),
    /** Pays at PayPal, whose answer to the call that takes the money is lost. */
    async payUnseen(): Promise<void> {
      const params = await order.press();
      server.failWith("lost", /\/(capture|authorize)$/);
      await order.comeBack(params);
      server.failWith(null);
    },
    pay: async () => void (await order.comeBack(await order.press())),
    /** Pays half of it back in PayPal's dashboard. */
    refundHalf(status?: "PENDING"): void {
      refund = server.refundInDashboard(half.value, status);
    },
    /** What that refund is now. */
    endRefund(status: "PENDING" | "COMPLETED" | "FAILED" | "CANCELLED"): void {
      refund = server.refunds.settle(refund.id, status);
    },
  };
}
