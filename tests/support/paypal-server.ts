import { randomUUID } from "node:crypto";
import { closingPage, paypalScript } from "./paypal-script";
import { paypalVault } from "./paypal-vault";
import { type ProviderCall, type ProviderReply, payPage, startProviderServer } from "./provider-server";

type Amount = { currency_code: string; value: string };
type Taken = { id: string; status: string; amount: Amount; custom_id: string };
type Order = {
  id: string;
  status: string;
  intent: string;
  unit: { custom_id: string; amount: Amount; invoice_id?: string };
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

/** The credentials and the webhook that the stand-in for PayPal knows. */
export const paypalClient = { id: "client", secret: "client-secret", webhookId: "WH-1" };

/** Who pays at the stand-in, and where to deliver. */
const paypalPayer = {
  email_address: "grace@example.com",
  name: { given_name: "Grace", surname: "Hopper" },
  phone: { phone_number: { national_number: "6105551234" } },
};
const paypalShipping = {
  name: { full_name: "Grace Brewster Hopper" },
  address: {
    ...{ address_line_1: "12 Harbor St", admin_area_2: "Nazareth", admin_area_1: "PA" },
    ...{ postal_code: "18064", country_code: "US" },
  },
};

/** Signature of a message that this PayPal calls its own. */
export const genuineSignature = { "paypal-transmission-sig": "genuine" };

/** Starts a stand-in for PayPal that speaks its Orders v2 protocol and remembers calls by `PayPal-Request-Id`. */
export async function startPaypalServer() {
  const orders = new Map<string, Order>();
  const answered = new Map<string, ProviderReply>();
  const vault = paypalVault();
  let storesLater = false;
  const server = await startProviderServer((call, url) => {
    if (url.pathname === "/v1/oauth2/token") return answerToken(call);
    if (url.pathname === "/checkoutnow") return answerPage(call, url);
    if (url.pathname === "/sdk/js") return { script: paypalScript(server.url) };
    if (call.headers.authorization !== "Bearer token-1")
      return { status: 401, json: { name: "INVALID_TOKEN" } };
    const id = call.headers["paypal-request-id"];
    const known = typeof id === "string" ? answered.get(id) : undefined;
    if (known) return known;
    const reply = answerCall(call, url.pathname);
    if (typeof id === "string" && (reply.status ?? 200) < 300) answered.set(id, reply);
    return reply;
  });

  function answerToken({ headers }: ProviderCall): ProviderReply {
    const expected = Buffer.from(`${paypalClient.id}:${paypalClient.secret}`).toString("base64");
    return headers.authorization === `Basic ${expected}`
      ? { json: { access_token: "token-1", token_type: "Bearer", expires_in: 32_400 } }
      : { status: 401, json: { error: "invalid_client" } };
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
    const body = call.body ? JSON.parse(call.body) : {};
    if (path === "/v2/checkout/orders") return create(body);
    if (path === "/v1/notifications/verify-webhook-signature") {
      const isGenuine = body.transmission_sig === "genuine" && body.webhook_id === paypalClient.webhookId;
      return { json: { verification_status: isGenuine ? "SUCCESS" : "FAILURE" } };
    }
    const [, , group = "", kind = "", id = "", verb = ""] = path.split("/");
    if (group === "vault" && call.method === "DELETE") return vault.forget(id);
    if (group === "checkout" && kind === "orders")
      return call.method === "PATCH" ? patch(orders.get(id), body) : onOrder(orders.get(id), verb);
    const owner = [...orders.values()].find((order) =>
      [...order.captures, ...order.authorizations].some((taken) => taken.id === id),
    );
    if (!owner) return refused("RESOURCE_NOT_FOUND", 404);
    if (kind === "captures" && verb === "refund") return refund(owner, body);
    if (kind === "authorizations" && verb === "capture") return captureAuthorized(owner, body.amount);
    if (kind === "authorizations" && verb === "void") {
      for (const taken of owner.authorizations) taken.status = "VOIDED";
      return { json: owner.authorizations[0] };
    }
    return refused("RESOURCE_NOT_FOUND", 404);
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
      ...{ id: `O-${orders.size + 1}`, status: "PAYER_ACTION_REQUIRED", intent: body.intent, unit },
      ...{ returnUrl: context?.return_url ?? "", cancelUrl: context?.cancel_url ?? "" },
      asksAddress: context?.shipping_preference === "GET_FROM_FILE",
      ...{ captures: [], authorizations: [], declines: false },
      ...{ stores: attributes?.vault.store_in_vault === "ON_SUCCESS", token: null },
    };
    orders.set(order.id, order);
    // An order with a stored account is taken at once.
    if (vault_id) take(order);
    return { status: 201, json: shown(order) };
  }

  function patch(order: Order | undefined, changes: { op: string; path: string; value: unknown }[]) {
    if (!order) return refused("INVALID_RESOURCE_ID", 404);
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
    if (!order) return refused("INVALID_RESOURCE_ID", 404);
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
    const token = order.stores ? vault.store() : null;
    order.token = storesLater ? null : token;
    const taken = { id: `T-${randomUUID()}`, amount: order.unit.amount, custom_id: order.unit.custom_id };
    if (order.intent === "CAPTURE") order.captures.push({ ...taken, status: "COMPLETED" });
    else order.authorizations.push({ ...taken, status: "CREATED" });
  }

  function captureAuthorized(order: Order, amount: Amount): ProviderReply {
    const capture = { id: `T-${randomUUID()}`, status: "COMPLETED", amount, custom_id: order.unit.custom_id };
    order.captures.push(capture);
    return { status: 201, json: capture };
  }

  function refund(
    order: Order,
    body: { amount: Amount; custom_id: string; invoice_id: string },
  ): ProviderReply {
    const back = Number(body.amount.value) + refunded(order);
    if (back > Number(order.captures[0]?.amount.value)) return refused("REFUND_AMOUNT_EXCEEDED");
    const made = { id: `R-${randomUUID()}`, status: "COMPLETED", ...body };
    refundsOf.set(order.id, [...(refundsOf.get(order.id) ?? []), Number(body.amount.value)]);
    return { status: 201, json: made };
  }
  const refundsOf = new Map<string, number[]>();
  const refunded = (order: Order) => (refundsOf.get(order.id) ?? []).reduce((sum, value) => sum + value, 0);

  const shown = (order: Order) => ({
    ...{ id: order.id, status: order.status, intent: order.intent },
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
      { rel: "self", href: `${server.url}/v2/checkout/orders/${order.id}` },
      { rel: "payer-action", href: `${server.url}/checkoutnow?token=${order.id}` },
    ],
  });

  /** What was paid back of an order, in hundredths. */
  function refundedMinor(id: string): number {
    const order = orders.get(id);
    return order ? Math.round(refunded(order) * 100) : 0;
  }

  /** From now on an order does not say what was stored with it. */
  const storeLater = () => {
    storesLater = true;
  };
  return { ...server, orders, tokens: vault.tokens, refundedMinor, storeLater };
}

const stored = (id: string) => ({ vault: { id, status: "VAULTED", customer: { id: "customer-1" } } });

const refused = (issue: string, status = 422): ProviderReply => ({
  status,
  json: { name: status === 404 ? "RESOURCE_NOT_FOUND" : "UNPROCESSABLE_ENTITY", details: [{ issue }] },
});

/** A stand-in for PayPal. */
export type PaypalServer = Awaited<ReturnType<typeof startPaypalServer>>;

function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
