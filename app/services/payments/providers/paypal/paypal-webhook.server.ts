import type { z } from "zod";
import type { PaymentOutcome } from "~/models/payments/payment-outcome";
import type { ProviderDeps, ToldOutcome, WebhookMessage } from "../provider";
import { readEventPart, UnexpectedEvent } from "../unexpected-event.server";
import { callPaypal } from "./paypal-api.server";
import { cartOf, readPaypalOrder } from "./paypal-order.server";
import {
  accountOf,
  outcomeOfAuthorization,
  outcomeOfCapture,
  outcomeOfOrder,
  withStored,
} from "./paypal-outcome.server";
import { toldOfDispute, toldOfRefund } from "./paypal-refund.server";
import {
  type PaypalTaken,
  paypalDisputeSchema,
  paypalEventSchema,
  paypalOrderSchema,
  paypalRefundSchema,
  paypalTokenSchema,
  takenSchema,
} from "./paypal-schemas.server";
import { takeOrder } from "./take-order.server";

/** The headers with which PayPal proves a message, by the names under which it wants to see them again. */
const proofs = {
  auth_algo: "paypal-auth-algo",
  cert_url: "paypal-cert-url",
  transmission_id: "paypal-transmission-id",
  transmission_sig: "paypal-transmission-sig",
  transmission_time: "paypal-transmission-time",
};

/**
 * Whether PayPal itself says that it sent this message to this shop. It is asked about the very bytes that
 * came: parsed and written anew, `1.0` would be `1`, and escapes others.
 */
export async function isFromPaypal(deps: ProviderDeps, { body, headers }: WebhookMessage): Promise<boolean> {
  const { webhook_id } = deps.shop.settings.payment.paypal;
  const proof = Object.entries(proofs).map(([name, header]) => [name, headers.get(header)] as const);
  if (webhook_id === "" || proof.some(([, value]) => !value) || !isJsonObject(body)) return false;
  const about = JSON.stringify({ ...Object.fromEntries(proof), webhook_id });
  const answer = await callPaypal(deps, {
    path: "/v1/notifications/verify-webhook-signature",
    text: `${about.slice(0, -1)},"webhook_event":${body}}`,
  });
  return answer.body?.verification_status === "SUCCESS";
}

/**
 * What a genuine message says of which payment of ours: each object carries the payment's id as its
 * `custom_id`.
 * @throws UnexpectedEvent for one that is not as PayPal describes it
 */
export async function readPaypalEvent(deps: ProviderDeps, body: string): Promise<ToldOutcome[]> {
  const { event_type: type, resource } = readEventPart(paypalEventSchema, "event", jsonOf(body));
  const read = <Schema extends z.ZodType>(schema: Schema) => readEventPart(schema, type, resource);
  switch (type) {
    case "CHECKOUT.ORDER.APPROVED":
      return takeApproved(deps, read(paypalOrderSchema));
    case "VAULT.PAYMENT-TOKEN.CREATED":
      return readStored(deps, read(paypalTokenSchema));
    case "PAYMENT.CAPTURE.COMPLETED":
    case "PAYMENT.CAPTURE.PENDING":
    case "PAYMENT.CAPTURE.DENIED":
    case "PAYMENT.CAPTURE.DECLINED":
      return told(read(takenSchema), outcomeOfCapture);
    case "PAYMENT.AUTHORIZATION.CREATED":
    case "PAYMENT.AUTHORIZATION.VOIDED":
      return told(read(takenSchema), outcomeOfAuthorization);
    case "PAYMENT.CAPTURE.REFUNDED":
    case "PAYMENT.REFUND.PENDING":
    case "PAYMENT.REFUND.COMPLETED":
    case "PAYMENT.REFUND.FAILED":
    case "PAYMENT.REFUND.CANCELLED":
      return toldOfRefund(deps, read(paypalRefundSchema), false);
    case "PAYMENT.CAPTURE.REVERSED":
      return toldOfRefund(deps, read(paypalRefundSchema), true);
    case "CUSTOMER.DISPUTE.CREATED":
    case "CUSTOMER.DISPUTE.UPDATED":
    case "CUSTOMER.DISPUTE.RESOLVED":
      return toldOfDispute(deps, read(paypalDisputeSchema));
    default:
      return [];
  }
}

const told = (taken: PaypalTaken, read: (taken: PaypalTaken) => PaymentOutcome): ToldOutcome[] =>
  taken.custom_id ? [{ paymentId: taken.custom_id, outcome: read(taken) }] : [];

/** A shopper who approved and closed the window has not come back: the money is taken all the same. */
async function takeApproved(
  deps: ProviderDeps,
  order: z.output<typeof paypalOrderSchema>,
): Promise<ToldOutcome[]> {
  const paymentId = order.purchase_units[0]?.custom_id;
  // An express button's order pays nothing before the shopper has placed the order here (rule payment-14).
  if (!paymentId || cartOf(paymentId) !== null) return [];
  const outcome = await takeOrder(deps, { id: paymentId, reference: order.id });
  return outcome ? [{ paymentId, outcome }] : [];
}

/** PayPal may store an account some time after it took the money. */
async function readStored(
  deps: ProviderDeps,
  token: z.output<typeof paypalTokenSchema>,
): Promise<ToldOutcome[]> {
  const order = token.metadata?.order_id ? await readPaypalOrder(deps, token.metadata.order_id) : null;
  const paymentId = order?.purchase_units[0]?.custom_id;
  const outcome = order && outcomeOfOrder(order);
  if (!order || !paymentId || !outcome || cartOf(paymentId) !== null) return [];
  return [{ paymentId, outcome: withStored(outcome, accountOf(order, token)) }];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnexpectedEvent("not JSON");
  }
}

/** Whether a text is one JSON object and nothing after it, so that it can stand in another one unchanged. */
function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
