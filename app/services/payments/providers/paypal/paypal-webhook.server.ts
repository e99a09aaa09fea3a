import type { z } from "zod";
import type { PaymentOutcome } from "~/models/payments/payment-outcome";
import type { ProviderDeps, ToldOutcome, WebhookMessage } from "../provider";
import { readEventPart, UnexpectedEvent } from "../unexpected-event.server";
import { callPaypal } from "./paypal-api.server";
import { cartIdOf, readPaypalOrder } from "./paypal-order.server";
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

type PaypalEvent = {
  deps: ProviderDeps;
  /** What the event is about, as far as it is read here. */
  read: <Schema extends z.ZodType>(schema: Schema) => z.output<Schema>;
};
type ReadEvent = (event: PaypalEvent) => ToldOutcome[] | Promise<ToldOutcome[]>;

const ofCapture: ReadEvent = ({ read }) => told(read(takenSchema), outcomeOfCapture);
const ofAuthorization: ReadEvent = ({ read }) => told(read(takenSchema), outcomeOfAuthorization);
const ofRefund: ReadEvent = ({ deps, read }) => toldOfRefund(deps, read(paypalRefundSchema), false);
const ofDispute: ReadEvent = ({ deps, read }) => toldOfDispute(deps, read(paypalDisputeSchema));

/** How each kind of event that is acted on is read; the steps of an owner ask for these kinds. */
export const paypalEvents = {
  "CHECKOUT.ORDER.APPROVED": ({ deps, read }) => takeApproved(deps, read(paypalOrderSchema)),
  "VAULT.PAYMENT-TOKEN.CREATED": ({ deps, read }) => readStored(deps, read(paypalTokenSchema)),
  "PAYMENT.CAPTURE.COMPLETED": ofCapture,
  "PAYMENT.CAPTURE.PENDING": ofCapture,
  "PAYMENT.CAPTURE.DENIED": ofCapture,
  "PAYMENT.CAPTURE.DECLINED": ofCapture,
  "PAYMENT.AUTHORIZATION.CREATED": ofAuthorization,
  "PAYMENT.AUTHORIZATION.VOIDED": ofAuthorization,
  "PAYMENT.CAPTURE.REFUNDED": ofRefund,
  "PAYMENT.REFUND.PENDING": ofRefund,
  "PAYMENT.REFUND.COMPLETED": ofRefund,
  "PAYMENT.REFUND.FAILED": ofRefund,
  "PAYMENT.REFUND.CANCELLED": ofRefund,
  "PAYMENT.CAPTURE.REVERSED": ({ deps, read }) => toldOfRefund(deps, read(paypalRefundSchema), true),
  "CUSTOMER.DISPUTE.CREATED": ofDispute,
  "CUSTOMER.DISPUTE.UPDATED": ofDispute,
  "CUSTOMER.DISPUTE.RESOLVED": ofDispute,
} satisfies Record<string, ReadEvent>;

/**
 * What a genuine message says of which payment of ours: each object carries the payment's id as its
 * `custom_id`.
 * @throws UnexpectedEvent for one that is not as PayPal describes it
 */
export async function readPaypalEvent(deps: ProviderDeps, body: string): Promise<ToldOutcome[]> {
  const { event_type: type, resource } = readEventPart(paypalEventSchema, "event", jsonOf(body));
  const readers: Record<string, ReadEvent> = paypalEvents;
  const reader = Object.hasOwn(readers, type) ? readers[type] : undefined;
  return reader?.({ deps, read: (schema) => readEventPart(schema, type, resource) }) ?? [];
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
  if (!paymentId || cartIdOf(paymentId) !== null) return [];
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
  if (!order || !paymentId || !outcome || cartIdOf(paymentId) !== null) return [];
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
