import Stripe from "stripe";
import { type ProviderCall, type ProviderReply, payPage, startProviderServer } from "./provider-server";
import { type StripeIntent, shownCard, shownIntent, stripeCards } from "./stripe-cards";
import { stripeTransfers } from "./stripe-transfers";

type Fields = Record<string, string>;
type Session = {
  id: string;
  status: "open" | "complete" | "expired";
  fields: Fields;
  intent: StripeIntent | null;
  /** Calls for it that fail from now on. */
  failures: number;
};

/** The keys the stand-in for Stripe knows; to calls with `failing` it answers that it is at fault. */
export const stripeKeys = { secret: "sk_test_1", failing: "sk_test_failing", webhook: "whsec_test_1" };

/** Starts a stand-in for Stripe that speaks the protocol of Checkout and remembers calls by `Idempotency-Key`. */
export async function startStripeServer() {
  const sessions = new Map<string, Session>();
  const answered = new Map<string, ProviderReply>();
  const returned = new Map<string, number>();
  const wallet = stripeCards();
  const { onTransfers, ...platform } = stripeTransfers();
  const server = await startProviderServer((call, url) => {
    if (url.pathname.startsWith("/pay/")) return answerPage(call, url);
    if (call.headers.authorization === `Bearer ${stripeKeys.failing}`) return atFault;
    if (call.headers.authorization !== `Bearer ${stripeKeys.secret}`) return refused("Invalid API Key", 401);
    const key = call.headers["idempotency-key"];
    const known = typeof key === "string" && call.method === "POST" ? answered.get(key) : undefined;
    if (known) return known;
    const reply = answerCall(call, url);
    if (typeof key === "string") answered.set(key, reply);
    return reply;
  });

  function answerPage({ method, body }: ProviderCall, url: URL): ProviderReply {
    const session = sessions.get(url.pathname.split("/")[2] ?? "");
    if (!session) return { status: 404, html: "no such page" };
    if (method === "GET") return { html: payPage("Stripe", url.pathname) };
    const press = new URLSearchParams(body).get("press");
    if (press === "back") return { location: session.fields.cancel_url ?? "" };
    if (press === "decline") return { html: payPage("Your card was declined", url.pathname) };
    pay(session);
    if (press === "pay-and-fail") session.failures = 1;
    return { location: session.fields.success_url ?? "" };
  }

  function pay(session: Session, amount = Number(session.fields["line_items[0][price_data][unit_amount]"])) {
    const isManual = session.fields["payment_intent_data[capture_method]"] === "manual";
    session.status = "complete";
    session.intent = {
      ...{ id: `pi_${session.id}`, amount, received: isManual ? 0 : amount },
      status: isManual ? "requires_capture" : "succeeded",
      currency: session.fields["line_items[0][price_data][currency]"] ?? "",
      metadata: { payment_id: session.fields["metadata[payment_id]"] ?? "" },
      ...(session.fields["payment_intent_data[setup_future_usage]"] ? { card: wallet.store() } : {}),
    };
  }

  function answerCall(call: ProviderCall, url: URL): ProviderReply {
    const fields: Fields = Object.fromEntries(new URLSearchParams(call.body));
    const [, , kind = "", id = "", verb = "", sub = ""] = url.pathname.split("/");
    if (kind === "transfers") return onTransfers(call, url);
    if (kind === "checkout" && call.method === "POST" && verb === "") return create(fields);
    if (kind === "checkout") return onSession(sessions.get(verb), sub);
    if (kind === "refunds") return refund(fields);
    if (kind === "payment_methods") return wallet.onCard(id, verb);
    if (kind === "payment_intents" && id === "") return wallet.charge(fields);
    const intent = intentOf(id);
    if (kind !== "payment_intents" || !intent) return refused("No such object", 404);
    if (verb === "capture") {
      if (intent.status !== "requires_capture") return refused("This payment was captured already");
      intent.received = Number(fields.amount_to_capture);
      intent.status = "succeeded";
    }
    if (verb === "cancel") intent.status = "canceled";
    return { json: shownIntent(intent) };
  }

  function create(fields: Fields): ProviderReply {
    const session: Session = {
      id: `cs_${sessions.size + 1}`,
      status: "open",
      fields,
      intent: null,
      failures: 0,
    };
    sessions.set(session.id, session);
    return { json: shown(session) };
  }

  function onSession(session: Session | undefined, verb: string): ProviderReply {
    if (!session) return refused("No such checkout session", 404);
    if (session.failures > 0) {
      session.failures -= 1;
      return atFault;
    }
    if (verb === "expire") {
      if (session.status !== "open") return refused("Only open Checkout Sessions can be expired");
      session.status = "expired";
    }
    return { json: shown(session) };
  }

  function refund(fields: Fields): ProviderReply {
    const intent = intentOf(fields.payment_intent ?? "");
    if (!intent) return refused("No such payment_intent", 404);
    const back = (returned.get(intent.id) ?? 0) + Number(fields.amount);
    if (back > intent.received) return refused("Refund amount is greater than unrefunded amount on charge");
    returned.set(intent.id, back);
    const metadata = {
      payment_id: fields["metadata[payment_id]"] ?? "",
      refund_id: fields["metadata[refund_id]"] ?? "",
    };
    const { currency } = intent;
    return {
      json: {
        object: "refund",
        id: `re_${intent.id}_${back}`,
        status: "succeeded",
        amount: Number(fields.amount),
        currency,
        metadata,
      },
    };
  }

  const intentOf = (id: string) =>
    [...sessions.values()]
      .map(({ intent }) => intent)
      .concat(wallet.charges)
      .find((intent) => intent?.id === id) ?? null;

  const expanded = (intent: StripeIntent) => ({
    ...shownIntent(intent),
    ...(intent.card ? { payment_method: shownCard(intent.card) } : {}),
  });

  const shown = (session: Session) => ({
    ...{ object: "checkout.session", id: session.id, status: session.status },
    metadata: { payment_id: session.fields["metadata[payment_id]"] },
    payment_intent: session.intent && expanded(session.intent),
    url: session.status === "open" ? `${server.url}/pay/${session.id}` : null,
  });

  /** What was paid back of an intent, in Stripe's units. */
  const returnedOf = (intentId: string) => returned.get(intentId) ?? 0;

  return { ...server, ...wallet, ...platform, sessions, pay, returnedOf };
}

/**
 * A webhook as Stripe sends it, signed with its key or another.
 * @param timestamp when it was signed, s; now unless given
 */
export function stripeWebhook(
  type: string,
  object: unknown,
  { secret = stripeKeys.webhook, timestamp }: { secret?: string; timestamp?: number } = {},
) {
  const body = JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });
  const signature = new Stripe(stripeKeys.secret).webhooks.generateTestHeaderString({
    payload: body,
    secret,
    ...(timestamp === undefined ? {} : { timestamp }),
  });
  return { body, headers: new Headers({ "stripe-signature": signature }) };
}

const atFault: ProviderReply = { status: 503, json: { error: { type: "api_error" } } };

const refused = (message: string, status = 400): ProviderReply => ({
  status,
  json: { error: { type: status === 401 ? "authentication_error" : "invalid_request_error", message } },
});

/** A stand-in for Stripe. */
export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>;
