import { type ProviderCall, type ProviderReply, payPage, startProviderServer } from "../provider-server";
import { paypalAnswerProblem, paypalCallProblem } from "./paypal-contract";
import { paypalDisputes } from "./paypal-disputes";
import { isSignedByPaypal, paypalWebhookId } from "./paypal-events";
import { type Amount, failure, paypalId, refused, type Taken } from "./paypal-objects";
import { paypalRefunds } from "./paypal-refunds";
import { closingPage, paypalScript } from "./paypal-script";
import { paypalVault } from "./paypal-vault";

type Order = {
  id: string;
  status: string;
  intent: string;
  unit: { custom_id: string; amount: Amount; invoice_id?: string; description?: string };
  /** Whether PayPal asks where to deliver. */
  asksAddress: boolean;
  returnUrl: string;
  cancelUrl: string;
  captures: Taken[];
  authorizations: Taken[];
  declines: boolean;
  /** Whether PayPal stores the account when the money is taken, and the token it has then. */
  stores: boolean;
  token: string | null;
};

/** The credentials and the webhook that the test server of PayPal knows. */
export const paypalClient = { id: "client", secret: "client-secret", webhookId: paypalWebhookId };

/** Who pays at the test server, and where to deliver. */
const paypalPayer = {
  email_address: "grace@example.com",
  name: { given_name: "Grace", surname: "Hopper" },
  phone: { phone_number: { country_code: "1", national_number: "6105551234" } },
};
const paypalShipping = {
  name: { full_name: "Grace Brewster Hopper" },
  address: {
    address_line_1: "12 Harbor St",
    admin_area_2: "Nazareth",
    admin_area_1: "PA",
    postal_code: "18064",
    country_code: "US",
  },
};

/**
 * Starts a test server of PayPal that speaks its Orders v2 protocol and remembers calls by
 * `PayPal-Request-Id`. It refuses each call that PayPal's own documents refuse; what they say against its own
 * answers fails the test when it is closed.
 */
export async function startPaypalServer() {
  const orders = new Map<string, Order>();
  const answered = new Map<string, ProviderReply>();
  const token = { text: `A21AA${paypalId()}`, lifeS: 32_400 };
  /** What PayPal's documents say against calls and answers. */
  const problems: string[] = [];
  const vault = paypalVault();
  const refunds = paypalRefunds();
  const { onDispute, ...disputed } = paypalDisputes();
  let storesLater = false;
  const server = await startProviderServer((call, url) => {
    if (url.pathname === "/v1/oauth2/token") return answerToken(call);
    if (url.pathname === "/checkoutnow") return answerPage(call, url);
    if (url.pathname === "/sdk/js") return { script: paypalScript(server.url) };
    if (call.headers.authorization !== `Bearer ${token.text}`) return failure(401);
    const problem = paypalCallProblem(call, url.pathname);
    if (problem) {
      problems.push(problem);
      return failure(400, problem);
    }
    const id = call.headers["paypal-request-id"];
    const known = typeof id === "string" ? answered.get(id) : undefined;
    if (known) return known;
    const reply = answerCall(call, url.pathname);
    problems.push(...[paypalAnswerProblem(call, url.pathname, reply)].flatMap((wrong) => wrong ?? []));
    if (typeof id === "string" && (reply.status ?? 200) < 300) answered.set(id, reply);
    return reply;
  });

  function answerToken({ headers }: ProviderCall): ProviderReply {
    const expected = Buffer.from(`${paypalClient.id}:${paypalClient.secret}`).toString("base64");
    if (headers.authorization !== `Basic ${expected}`)
      return { status: 401, json: { error: "invalid_client" } };
    return { json: { access_token: token.text, token_type: "Bearer", expires_in: token.lifeS } };
  }

  function answerPage({ method, body }: ProviderCall, url: URL): ProviderReply {
    const order = orders.get(url.searchParams.get("token") ?? "");
    if (!order) return { status: 404, html: "no such order" };
    if (method === "GET") return { html: payPage("PayPal", url.pathname + url.search) };
    const press = new URLSearchParams(body).get("press");
    if (press !== "back") Object.assign(order, { status: "APPROVED", declines: press === "decline" });
    if (url.searchParams.has("window")) return { html: closingPage(press ?? "", order.id) };
    if (press === "back") return { location: withQuery(order.cancelUrl, { token: order.id }) };
    return { location: withQuery(order.returnUrl, { token: order.id, PayerID: "P1" }) };
  }

  function answerCall(call: ProviderCall, path: string): ProviderReply {
    const [, disputeId = "", action = ""] = /^\/v1\/customer\/disputes\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    if (disputeId !== "") return onDispute(call, disputeId, action);
    const body = call.body ? JSON.parse(call.body) : {};
    if (path === "/v2/checkout/orders") return create(body);
    if (path === "/v1/notifications/webhooks")
      return { json: { webhooks: [{ id: paypalWebhookId, url: "https://harbor.example/webhook" }] } };
    if (path === "/v1/notifications/verify-webhook-signature")
      return { json: { verification_status: isSignedByPaypal(call.body) ? "SUCCESS" : "FAILURE" } };
    const [, , group = "", kind = "", id = "", verb = ""] = path.split("/");
    if (group === "vault" && call.method === "DELETE") return vault.forget(id);
    if (group === "checkout" && kind === "orders")
      return call.method === "PATCH" ? patch(orders.get(id), body) : onOrder(orders.get(id), verb);
    const owner = [...orders.values()].find((order) =>
      [...order.captures, ...order.authorizations].some((taken) => taken.id === id),
    );
    if (kind === "refunds") return refunds.read(id);
    if (!owner) return failure(404, "INVALID_RESOURCE_ID");
    if (verb === "") return { json: takenOf(owner, id) };
    if (kind === "captures" && verb === "refund")
      return (
        refunds.make(
          owner.captures.find((one) => one.id === id),
          body,
        ) ?? refused("REFUND_AMOUNT_EXCEEDED")
      );
    if (kind === "authorizations" && verb === "capture") return captureAuthorized(owner, body.amount);
    if (kind === "authorizations" && verb === "void") {
      for (const taken of owner.authorizations) taken.status = "VOIDED";
      return { json: owner.authorizations[0] };
    }
    return failure(404, "INVALID_RESOURCE_ID");
  }

  /** A capture or an authorization as the API shows it by itself, with its order. */
  function takenOf(order: Order, id: string) {
    const taken = [...order.captures, ...order.authorizations].find((one) => one.id === id);
    return { ...taken, supplementary_data: { related_ids: { order_id: order.id } } };
  }

  function create(body: {
    intent: string;
    purchase_units: Order["unit"][];
    payment_source: {
      paypal: {
        vault_id?: string;
        attributes?: { vault: { store_in_vault: string } };
        experience_context?: { return_url: string; cancel_url: string; shipping_preference: string };
      };
    };
  }): ProviderReply {
    const [unit] = body.purchase_units;
    if (!unit) return refused("MISSING_REQUIRED_PARAMETER");
    const { experience_context: context, vault_id, attributes } = body.payment_source.paypal;
    const refusal = vault_id ? vault.refusalOf(vault_id) : null;
    if (refusal) return refused(refusal);
    const order: Order = {
      id: paypalId(),
      status: "PAYER_ACTION_REQUIRED",
      intent: body.intent,
      unit,
      returnUrl: context?.return_url ?? "",
      cancelUrl: context?.cancel_url ?? "",
      asksAddress: context?.shipping_preference === "GET_FROM_FILE",
      captures: [],
      authorizations: [],
      declines: false,
      stores: attributes?.vault.store_in_vault === "ON_SUCCESS",
      token: null,
    };
    orders.set(order.id, order);
    // An order with a stored account is taken at once.
    if (vault_id) take(order);
    return { status: 201, json: shown(order) };
  }

  function patch(order: Order | undefined, changes: { op: string; path: string; value: unknown }[]) {
    if (!order) return failure(404, "INVALID_RESOURCE_ID");
    if (order.status === "COMPLETED") return refused("ORDER_ALREADY_COMPLETED");
    for (const { op, path, value } of changes) {
      const [, name = ""] = path.match(/^\/purchase_units\/@reference_id=='default'\/(\w+)$/) ?? [];
      const isKnown = op === (name === "amount" ? "replace" : "add");
      if (!isKnown || !["amount", "custom_id", "description", "invoice_id"].includes(name))
        return refused("INVALID_PATCH_OPERATION");
      Object.assign(order.unit, { [name]: value });
    }
    return { status: 204 };
  }

  function onOrder(order: Order | undefined, verb: string): ProviderReply {
    if (!order) return failure(404, "INVALID_RESOURCE_ID");
    if (verb === "") return { json: shown(order) };
    if (order.status === "COMPLETED")
      return refused(verb === "capture" ? "ORDER_ALREADY_CAPTURED" : "ORDER_ALREADY_AUTHORIZED");
    if (order.status !== "APPROVED") return refused("ORDER_NOT_APPROVED");
    if (order.declines) return refused("INSTRUMENT_DECLINED");
    take(order);
    return { status: 201, json: shown(order) };
  }

  function take(order: Order): void {
    order.status = "COMPLETED";
    const stored = order.stores ? vault.store() : null;
    order.token = storesLater ? null : stored;
    const taken = takenBy(order, order.unit.amount);
    if (order.intent === "CAPTURE") order.captures.push({ ...taken, status: "COMPLETED" });
    else order.authorizations.push({ ...taken, status: "CREATED" });
  }

  function captureAuthorized(order: Order, amount: Amount): ProviderReply {
    const capture = { ...takenBy(order, amount), status: "COMPLETED" };
    order.captures.push(capture);
    return { status: 201, json: capture };
  }

  const takenBy = ({ unit: { custom_id, invoice_id } }: Order, amount: Amount) => ({
    id: paypalId(),
    amount,
    custom_id,
    ...(invoice_id === undefined ? {} : { invoice_id }),
  });

  const shown = (order: Order) => ({
    id: order.id,
    status: order.status,
    intent: order.intent,
    ...(order.status === "APPROVED" || order.status === "COMPLETED" ? { payer: paypalPayer } : {}),
    ...(order.token
      ? {
          payment_source: {
            paypal: { email_address: paypalPayer.email_address, attributes: stored(order.token) },
          },
        }
      : {}),
    purchase_units: [
      {
        ...order.unit,
        ...(order.asksAddress && order.status === "APPROVED" ? { shipping: paypalShipping } : {}),
        payments: { captures: order.captures, authorizations: order.authorizations },
      },
    ],
    links: [
      { rel: "self", href: `${server.url}/v2/checkout/orders/${order.id}`, method: "GET" },
      { rel: "payer-action", href: `${server.url}/checkoutnow?token=${order.id}`, method: "GET" },
    ],
  });

  /** What was paid back of an order, in hundredths. */
  const refundedMinor = (id: string): number => refunds.returnedMinor(orders.get(id)?.captures[0]);

  /** Pays a part of what was taken last back in PayPal's dashboard. */
  const refundInDashboard = (value: string, status?: string) =>
    refunds.makeInDashboard([...orders.values()].at(-1)?.captures[0], value, status);

  /** From now on an order does not say what was stored with it. */
  const storeLater = () => {
    storesLater = true;
  };

  /** @throws Error where PayPal's documents speak against a call or an answer */
  async function close() {
    await server.close();
    if (problems.length > 0) throw new Error(`Against PayPal's own documents: ${problems.join("; ")}`);
  }
  return {
    ...server,
    ...disputed,
    close,
    problems,
    orders,
    refunds,
    token,
    tokens: vault.tokens,
    refundedMinor,
    refundInDashboard,
    storeLater,
  };
}

const stored = (id: string) => ({ vault: { id, status: "VAULTED", customer: { id: "customer-1" } } });

/** A test server of PayPal. */
export type PaypalServer = Awaited<ReturnType<typeof startPaypalServer>>;

function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
