import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { type ProviderCall, type ProviderReply, payPage, startProviderServer } from "../provider-server";
import { type StripeIntent, shownCard, shownIntent, stripeCards } from "./stripe-cards";
import { isStripeKind, stripeAmountProblem, stripeCallProblem, stripeObject } from "./stripe-contract";
import { stripeDisputes } from "./stripe-disputes";
import { stripeRefunds } from "./stripe-refunds";
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

/** The keys the test server of Stripe knows; to calls with `failing` it answers that it is at fault. */
export const stripeKeys = { secret: "sk_test_1", failing: "sk_test_failing", webhook: "whsec_test_1" };

/**
 * Starts a test server of Stripe that speaks the protocol of Checkout and remembers calls by
 * `Idempotency-Key`. Its objects are Stripe's own examples.
 */
export async function startStripeServer() {
  const sessions = new Map<string, Session>();
  const answered = new Map<string, ProviderReply>();
  const refunds = stripeRefunds();
  const { upload, onDispute, ...disputed } = stripeDisputes();
  /** What Stripe's reference says against calls. */
  const problems: string[] = [];
  const wallet = stripeCards();
  const { onTransfers, ...platform } = stripeTransfers();
  const server = await startProviderServer((call, url) => {
    if (url.pathname.startsWith("/pay/")) return answerPage(call, url);
    if (call.headers.authorization === `Bearer ${stripeKeys.failing}`) return atFault;
    if (call.headers.authorization !== `Bearer ${stripeKeys.secret}`) return refused("Invalid API Key", 401);
    const problem = stripeCallProblem(call, url.pathname);
    if (problem) {
      problems.push(problem);
      return refused(problem);
    }
    const key = call.headers["idempotency-key"];
    const known = typeof key === "string" && call.method === "POST" ? answered.get(key) : undefined;
    if (known) return known;
    const reply = answerCall(call, url);
    if (typeof key === "string") answered.set(key, reply);
    return reply;
  });

  function amountProblem(amount: number, currency: string): string | null {
    const problem = stripeAmountProblem(amount, currency);
    if (problem) problems.push(problem);
    return problem;
  }

  function answerPage({ method, body }: ProviderCall, url: URL): ProviderReply {
    const session = sessions.get(url.pathname.split("/")[2] ?? "");
    if (!session) return { status: 404, html: "no such page" };
    if (method === "GET") return { html: payPage("Stripe", url.pathname) };
    const press = new URLSearchParams(body).get("press");
    if (press === "back") return { location: session.fields.cancel_url ?? "" };
    if (press === "decline") return { html: payPage("Your card was declined", url.pathname) };
    pay(session);
    // More than once: on a busy machine a job may ask before the page does.
    if (press === "pay-and-fail") session.failures = 3;
    return { location: session.fields.success_url ?? "" };
  }

  function pay(session: Session, amount = Number(session.fields["line_items[0][price_data][unit_amount]"])) {
    const isManual = session.fields["payment_intent_data[capture_method]"] === "manual";
    session.status = "complete";
    session.intent = {
      id: `pi_${session.id}`,
      amount,
      received: isManual ? 0 : amount,
      status: isManual ? "requires_capture" : "succeeded",
      currency: session.fields["line_items[0][price_data][currency]"] ?? "",
      metadata: { payment_id: session.fields["metadata[payment_id]"] ?? "" },
      ...(session.fields["payment_intent_data[setup_future_usage]"] ? { card: wallet.store() } : {}),
    };
  }

  function answerCall(call: ProviderCall, url: URL): ProviderReply {
    const fields: Fields = Object.fromEntries(new URLSearchParams(call.body));
    const [, , kind = "", id = "", verb = "", sub = ""] = url.pathname.split("/");
    if (kind === "balance") return { json: { object: "balance", livemode: false } };
    if (kind === "transfers") return onTransfers(call, url);
    if (kind === "checkout" && call.method === "POST" && verb === "") return create(fields);
    if (kind === "checkout") return onSession(sessions.get(verb), sub);
    if (kind === "refunds" && call.method === "GET") return refunds.read(id, url) ?? noSuch("refund");
    if (kind === "refunds") return refund(fields);
    if (kind === "charges") return readCharge(id);
    if (kind === "files") return upload(call);
    if (kind === "disputes") return onDispute(call, id);
    if (kind === "payment_methods") return wallet.onCard(id, verb);
    if (kind === "payment_intents" && id === "") {
      const problem = amountProblem(Number(fields.amount), fields.currency ?? "");
      return problem ? refused(problem) : wallet.charge(fields);
    }
    const intent = intentOf(id);
    if (kind !== "payment_intents" || !intent) return refused("No such object", 404);
    if (verb === "capture") {
      if (intent.status !== "requires_capture") return refused("This payment was captured already");
      const problem = amountProblem(Number(fields.amount_to_capture), intent.currency);
      if (problem) return refused(problem);
      intent.received = Number(fields.amount_to_capture);
      intent.status = "succeeded";
    }
    if (verb === "cancel") intent.status = "canceled";
    return { json: shownIntent(intent) };
  }

  function create(fields: Fields): ProviderReply {
    const amount = Number(fields["line_items[0][price_data][unit_amount]"]);
    const problem = amountProblem(amount, fields["line_items[0][price_data][currency]"] ?? "");
    if (problem) return refused(problem);
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
    const problem = amountProblem(Number(fields.amount), intent.currency);
    if (problem) return refused(problem);
    return (
      refunds.make(intent, fields) ?? refused("Refund amount is greater than unrefunded amount on charge")
    );
  }

  function readCharge(id: string): ProviderReply {
    const intent = intentOf(id.replace(/^ch_/, "pi_"));
    if (!intent) return noSuch("charge");
    const { amount, currency } = intent;
    return { json: stripeObject("charge", { id, amount, currency, payment_intent: intent.id }) };
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

  const shown = (session: Session) =>
    stripeObject("checkout.session", {
      id: session.id,
      status: session.status,
      metadata: { payment_id: session.fields["metadata[payment_id]"] },
      payment_intent: session.intent && expanded(session.intent),
      url: session.status === "open" ? `${server.url}/pay/${session.id}` : null,
    });

  /** @throws Error where Stripe's reference speaks against a call */
  async function close() {
    await server.close();
    if (problems.length > 0) throw new Error(`Against Stripe's own reference: ${problems.join("; ")}`);
  }

  const { returnedOf } = refunds;
  return {
    ...server,
    ...wallet,
    ...platform,
    ...disputed,
    close,
    problems,
    sessions,
    pay,
    refunds,
    returnedOf,
  };
}

/**
 * A webhook as Stripe sends it, with the whole object, signed with its key or another.
 * @param timestamp when it was signed, s; now unless given
 * @throws Error for an object that Stripe does not have
 */
export function stripeWebhook(
  type: string,
  object: unknown,
  { secret = stripeKeys.webhook, timestamp }: { secret?: string; timestamp?: number } = {},
) {
  const kind = kindOf(type);
  const whole = kind && typeof object === "object" && object ? stripeObject(kind, object) : object;
  const body = JSON.stringify(
    stripeObject("event", { id: `evt_${randomUUID()}`, type, data: { object: whole } }),
  );
  const signature = new Stripe(stripeKeys.secret).webhooks.generateTestHeaderString({
    payload: body,
    secret,
    ...(timestamp === undefined ? {} : { timestamp }),
  });
  return { body, headers: new Headers({ "stripe-signature": signature }) };
}

/** The kind of object an event is about; null for one that we do not know. */
function kindOf(type: string): string | null {
  if (type.startsWith("charge.dispute.")) return "dispute";
  if (type.startsWith("charge.refund.")) return "refund";
  const kind = type.slice(0, type.lastIndexOf("."));
  return isStripeKind(kind) ? kind : null;
}

const noSuch = (what: string) => refused(`No such ${what}`, 404);

const atFault: ProviderReply = { status: 503, json: { error: { type: "api_error" } } };

const refused = (message: string, status = 400): ProviderReply => ({
  status,
  json: { error: { type: status === 401 ? "authentication_error" : "invalid_request_error", message } },
});

/** A test server of Stripe. */
export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>;
