import type { PaymentOutcome } from "~/models/payment/payment-outcome";
import type { ProviderDeps, ToldOutcome, WebhookMessage } from "../provider";
import { fromPaypalAmount } from "./paypal-amount.server";
import { callPaypal } from "./paypal-api.server";
import { cartOf, readPaypalOrder } from "./paypal-order.server";
import {
  accountOf,
  outcomeOfAuthorization,
  outcomeOfCapture,
  outcomeOfOrder,
  withStored,
} from "./paypal-outcome.server";
import {
  type PaypalTaken,
  paypalEventSchema,
  paypalOrderSchema,
  paypalRefundSchema,
  paypalTokenSchema,
  takenSchema,
} from "./paypal-schemas.server";
import { takeOrder } from "./take-order.server";

/** Whether PayPal itself says that it sent this message to this shop. */
export async function isFromPaypal(deps: ProviderDeps, { body, headers }: WebhookMessage): Promise<boolean> {
  const { webhook_id } = deps.shop.settings.payment.paypal;
  const event = jsonOf(body);
  if (webhook_id === "" || event === null || !headers.get("paypal-transmission-sig")) return false;
  const answer = await callPaypal(deps, {
    path: "/v1/notifications/verify-webhook-signature",
    body: {
      auth_algo: headers.get("paypal-auth-algo"),
      cert_url: headers.get("paypal-cert-url"),
      transmission_id: headers.get("paypal-transmission-id"),
      transmission_sig: headers.get("paypal-transmission-sig"),
      transmission_time: headers.get("paypal-transmission-time"),
      webhook_id,
      webhook_event: event,
    },
  });
  return answer.body?.verification_status === "SUCCESS";
}

/** What a genuine message says of which payment of ours: each object carries the payment's id as its `custom_id`. */
export async function readPaypalEvent(deps: ProviderDeps, body: string): Promise<ToldOutcome> {
  const event = paypalEventSchema.safeParse(jsonOf(body));
  if (!event.success) return null;
  const { event_type, resource } = event.data;
  switch (event_type) {
    case "CHECKOUT.ORDER.APPROVED":
      return takeApproved(deps, resource);
    case "VAULT.PAYMENT-TOKEN.CREATED":
      return readStored(deps, resource);
    case "PAYMENT.CAPTURE.COMPLETED":
    case "PAYMENT.CAPTURE.PENDING":
    case "PAYMENT.CAPTURE.DENIED":
    case "PAYMENT.CAPTURE.DECLINED":
      return told(takenSchema.parse(resource), outcomeOfCapture);
    case "PAYMENT.AUTHORIZATION.CREATED":
    case "PAYMENT.AUTHORIZATION.VOIDED":
      return told(takenSchema.parse(resource), outcomeOfAuthorization);
    case "PAYMENT.CAPTURE.REFUNDED": {
      const { id, custom_id, invoice_id, amount } = paypalRefundSchema.parse(resource);
      if (!custom_id) return null;
      const refund = { kind: "refunded" as const, reference: id, refundId: invoice_id ?? null };
      return { paymentId: custom_id, outcome: { ...refund, ...fromPaypalAmount(amount) } };
    }
    default:
      return null;
  }
}

const told = (taken: PaypalTaken, read: (taken: PaypalTaken) => PaymentOutcome): ToldOutcome =>
  taken.custom_id ? { paymentId: taken.custom_id, outcome: read(taken) } : null;

/** A shopper who approved and closed the window has not come back: the money is taken all the same. */
async function takeApproved(deps: ProviderDeps, resource: unknown): Promise<ToldOutcome> {
  const order = paypalOrderSchema.parse(resource);
  const paymentId = order.purchase_units[0]?.custom_id;
  // An express button's order pays nothing before the shopper has placed the order here (rule payment-14).
  if (!paymentId || cartOf(paymentId) !== null) return null;
  const outcome = await takeOrder(deps, { id: paymentId, reference: order.id });
  return outcome && { paymentId, outcome };
}

/** PayPal may store an account some time after it took the money. */
async function readStored(deps: ProviderDeps, resource: unknown): Promise<ToldOutcome> {
  const token = paypalTokenSchema.parse(resource);
  const order = token.metadata?.order_id ? await readPaypalOrder(deps, token.metadata.order_id) : null;
  const paymentId = order?.purchase_units[0]?.custom_id;
  const outcome = order && outcomeOfOrder(order);
  if (!order || !paymentId || !outcome || cartOf(paymentId) !== null) return null;
  return { paymentId, outcome: withStored(outcome, accountOf(order, token)) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
