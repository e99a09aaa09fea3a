import { createHmac, randomUUID } from "node:crypto";
import { crc32 } from "node:zlib";
import { type PaypalShape, paypalProblem } from "./paypal-contract";

/** The webhook that the test server of PayPal knows. */
export const paypalWebhookId = "WH1TEST";

/** Key of the test server's signatures: PayPal signs with a certificate. */
const signingKey = "PayPal's own key";

type Transmission = { id: string; time: string; webhookId: string; signature: string };

/** What a test may change of a message. */
export type MessageChanges = {
  /** Another body than the event's: it is signed. */
  body?: string;
  /** Another signature, or none. */
  signature?: string | null;
  /** Whether the event's resource is one that PayPal's documents do not describe. */
  isUnexpected?: boolean;
};

/**
 * A webhook as PayPal sends it: the signature is made of the bytes of the body.
 * @throws Error for an event that PayPal's own documents refuse
 */
export function paypalMessage(
  event_type: string,
  resource: unknown,
  { body, signature, isUnexpected = false }: MessageChanges = {},
) {
  const id = randomUUID();
  const time = "2026-02-03T04:05:06Z";
  const event = {
    id: `WH-${id}`,
    create_time: time,
    resource_type: "capture",
    event_type,
    resource,
    event_version: "1.0",
    resource_version: "2.0",
    summary: event_type,
    links: [],
  };
  const problem = isUnexpected ? null : eventProblem(event_type, event, resource);
  if (problem) throw new Error(`PayPal sends no such event: ${problem}`);
  const text = body ?? JSON.stringify(event);
  const sent = signature === undefined ? signatureOf(text, id, time, paypalWebhookId) : signature;
  return {
    body: text,
    headers: new Headers({
      "paypal-auth-algo": "SHA256withRSA",
      "paypal-transmission-id": id,
      "paypal-cert-url": "https://api.paypal.com/cert.pem",
      "paypal-transmission-time": time,
      ...(sent === null ? {} : { "paypal-transmission-sig": sent }),
    }),
  };
}

/** Whether a call of verify-webhook-signature has the very bytes that were signed. */
export function isSignedByPaypal(call: string): boolean {
  const { transmission_id: id, transmission_time: time, webhook_id, transmission_sig } = JSON.parse(call);
  const start = call.indexOf('"webhook_event":') + '"webhook_event":'.length;
  const event = call.slice(start, call.lastIndexOf("}"));
  return webhook_id === paypalWebhookId && transmission_sig === signatureOf(event, id, time, webhook_id);
}

const signatureOf = (
  body: string,
  id: Transmission["id"],
  time: Transmission["time"],
  webhookId: Transmission["webhookId"],
): Transmission["signature"] =>
  createHmac("sha256", signingKey)
    .update(`${id}|${time}|${webhookId}|${crc32(body)}`)
    .digest("hex");

function eventProblem(type: string, event: unknown, resource: unknown): string | null {
  const shape = shapeOf(type);
  return paypalProblem("event", event) ?? (shape && paypalProblem(shape, described(shape, resource)));
}

/**
 * What PayPal's documents describe of a resource: a stored account's event names its order, which they leave
 * out.
 */
function described(shape: PaypalShape, resource: unknown): unknown {
  if (shape !== "paymentToken" || typeof resource !== "object") return resource;
  const { metadata: _, ...token } = resource as { metadata?: unknown };
  return token;
}

function shapeOf(type: string): PaypalShape | null {
  if (/^PAYMENT\.(REFUND\.|CAPTURE\.(REFUNDED|REVERSED))/.test(type)) return "refund";
  if (type.startsWith("PAYMENT.CAPTURE.")) return "capture";
  if (type.startsWith("PAYMENT.AUTHORIZATION.")) return "authorization";
  if (type.startsWith("CHECKOUT.ORDER.")) return "order";
  return type.startsWith("VAULT.PAYMENT-TOKEN.") ? "paymentToken" : null;
}
