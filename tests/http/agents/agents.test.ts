import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendOrderEvent } from "~/services/agents/orders/send-order-event.server";
import { cancelOrder } from "~/services/orders/states/cancel-order.server";
import { testBox } from "~/services/shops/secrets/secrets-fixture.server";
import { orders } from "~/tables/orders/orders";
import {
  type StripeServer,
  startStripeServer,
  stripeKeys,
} from "../../support/providers/stripe/stripe-server";
import { type DemoListener, openDemoListener } from "../demo-listener";
import { sendWithoutNetwork } from "../runner/send-without-network";
import { acpEventsSecret, describeAcp } from "./acp-calls";
import { describeBrowserOrders } from "./browser-orders";
import { describeCarts } from "./cart-calls";
import { describeCatalogue } from "./catalogue-calls";
import { McpAgent } from "./mcp-agent";
import { describeMcpBinding } from "./mcp-calls";
import { describeEveryPurchase, type ToldOrder } from "./purchase-scenarios";
import { agentProfile, SimulatedAgent, type UcpBody } from "./simulated-agent";
import { describeStoreTools } from "./store-tools";
import { ucpProblems } from "./ucp-schemas";

const harbor = "http://harbor.localhost:3000";
const part = (name: string) => `dev.ucp.shopping.${name}`;
const all = [
  ...["catalog.search", "catalog.lookup"],
  ...["cart", "checkout", "fulfillment", "discount", "buyer_consent", "order"],
].map(part);

let stripe: StripeServer;
let demo: DemoListener;
let here: Server;
let origin: string;
const told: {
  headers: Record<string, unknown>;
  body: { id: string; checkout_id: string; data?: unknown };
}[] = [];

beforeAll(async () => {
  here = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    if (req.method === "POST")
      told.push({ headers: req.headers, body: JSON.parse(Buffer.concat(chunks).toString("utf8")) });
    const capabilities = req.url === "/reader" ? [part("order")] : all;
    res.end(req.url === "/broken" ? "{}" : JSON.stringify(agentProfile(capabilities, `${origin}/events`)));
  });
  await new Promise<void>((resolve) => here.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(here.address() as AddressInfo).port}`;
  stripe = await startStripeServer();
  demo = await openDemoListener({ STRIPE_API_URL: stripe.url, AGENTS_NEARBY: "on" });
  await demo.writeSecrets("harbor", {
    "payment.stripe.secret_key": stripeKeys.secret,
    "payment.stripe.webhook_secret": stripeKeys.webhook,
    "agents.events_secret": acpEventsSecret,
  });
  await demo.writeSecrets("bazaar", { "agents.events_secret": acpEventsSecret });
  await demo.writeSettings("harbor", {
    payment: {
      offline: [{ code: "cash_on_delivery", title: "Cash on delivery" }],
      stripe: { active: true },
      sandbox: true,
    },
    agents: {
      hidden_skus: ["TBL-105"],
      refused: ["bad.example"],
      feed: true,
      stripe_account: "acct_test1",
      mcp_allows: ["ask", "cart"],
    },
  });
});
afterAll(() => Promise.all([demo?.close(), stripe?.close(), new Promise((done) => here?.close(done))]));

const agentAt = (shop = harbor, profile = `${origin}/agent`) =>
  new SimulatedAgent(sendWithoutNetwork(demo.listener), shop, profile);
const totalOf = ({ totals }: UcpBody) => totals.find(({ type }) => type === "total")?.amount ?? 0;
const codesOf = ({ messages }: UcpBody) => messages.map(({ code }) => code);

test("a shop tells where and how agents buy", async () => {
  const send = sendWithoutNetwork(demo.listener);
  const answer = await send({
    method: "GET",
    url: new URL(`${harbor}/.well-known/ucp`),
    headers: {},
    body: "",
  });
  const { ucp, signing_keys } = JSON.parse(answer.body);
  expect(ucpProblems("profile", ucp)).toEqual([]);
  expect(ucp).toMatchObject({
    version: "2026-04-08",
    capabilities: { [part("checkout")]: [{}], [part("cart")]: [{}] },
  });
  expect(ucp.services["dev.ucp.shopping"][0]).toMatchObject({
    transport: "rest",
    endpoint: `${harbor}/ucp/v1`,
  });
  expect(Object.values(ucp.payment_handlers).flat()).toHaveLength(2);
  expect(signing_keys[0]).toMatchObject({ kty: "EC", crv: "P-256" });
});

describe("an agent buys", () => {
  test("a product, and its order says so", async () => {
    const agent = agentAt();
    const checkout = await agent.ready("MUG-103");
    expect(checkout).toMatchObject({ status: "ready_for_complete", messages: [] });
    const { status, body, headers } = await agent.complete(checkout.id);
    expect({ status, state: body.status }).toEqual({ status: 200, state: "completed" });
    expect(headers.signature).toMatch(/^sig1=:/);
    const order = await agent.call("GET", `/orders/${body.order.id}`);
    expect(order.body).toMatchObject({ checkout_id: checkout.id, line_items: [{ status: "processing" }] });
    expect(totalOf(order.body)).toBe(totalOf(checkout));
    const { db } = await demo.contextOf("harbor");
    const [row] = await db.select().from(orders).where(eq(orders.id, body.order.id));
    expect(row).toMatchObject({ agent: agent.profile, status: "processing", email: "ada@example.com" });
    const ended = await agent.call("PUT", `/checkout-sessions/${checkout.id}`, {
      line_items: [{ item: { id: "MUG-103" }, quantity: 2 }],
    });
    expect(ended.status).toBe(409);
  });

  test("with a shared payment token of Stripe, again after a refused one", async () => {
    const agent = agentAt();
    const checkout = await agent.ready("GLS-101");
    const refused = await agent.complete(checkout.id, "spt_declined", "stripe");
    expect(refused).toMatchObject({ status: 402 });
    expect(refused.body.messages).toMatchObject([{ code: "payment_failed", severity: "recoverable" }]);
    const paid = await agent.complete(checkout.id, "spt_granted", "stripe");
    expect(paid.body.status).toBe("completed");
  });
});

describe("by the Agentic Commerce Protocol", () =>
  describeAcp(() => ({ demo, told, eventsUrl: `${origin}/events` })));

describeEveryPurchase({
  demo: () => demo,
  told: () => told.map(({ body }) => (body.data ?? body) as ToldOrder),
  eventsUrl: () => `${origin}/events`,
  overRest: (shop) => agentAt(`http://${shop}.localhost:3000`),
  overMcp: (shop) =>
    new McpAgent(sendWithoutNetwork(demo.listener), `http://${shop}.localhost:3000`, `${origin}/agent`),
});

describe("an agent is told", () => {
  test.each([
    ["HAT-107", "out_of_stock"],
    ["pink_wumpus", "not_found"],
    ["TBL-105", "not_found"],
    ["MUG-101", "out_of_stock"],
  ])("why %s cannot be bought", async (id, code) => {
    const { body } = await agentAt().call("POST", "/checkout-sessions", {
      line_items: [{ item: { id }, quantity: 1 }],
    });
    expect(body).toMatchObject({ ucp: { status: "error" }, messages: [{ code, severity: "unrecoverable" }] });
  });

  test("what is missing, and that a quantity was lowered", async () => {
    const agent = agentAt();
    const { body } = await agent.call("POST", "/checkout-sessions", {
      line_items: [{ item: { id: "MUG-107" }, quantity: 500 }],
      discounts: { codes: ["NOTHING"] },
    });
    expect(body.status).toBe("incomplete");
    expect(codesOf(body)).toEqual(["quantity_adjusted", "missing", "missing", "discount_code_invalid"]);
    expect((await agent.complete(body.id)).status).toBe(400);
  });

  test("of its order, signed, when it is canceled", async () => {
    const agent = agentAt();
    const { body } = await agent.complete((await agent.ready("TBL-106")).id);
    const made = await demo.contextOf("harbor");
    const ctx = { ...made, box: testBox, origin: harbor, secret: demo.secret, nearby: true };
    await cancelOrder(ctx, body.order.id);
    await sendOrderEvent(ctx, body.order.id);
    expect(told.at(-1)?.body).toMatchObject({
      id: body.order.id,
      adjustments: [{ type: "cancellation" }],
      line_items: [{ status: "removed" }],
    });
    expect(told.at(-1)?.headers).toMatchObject({
      signature: expect.any(String),
      "webhook-id": expect.any(String),
    });
  });
});

describe("a call", () => {
  test("is answered once for its key", async () => {
    const agent = agentAt();
    const key = { "Idempotency-Key": randomUUID() };
    const body = { line_items: [{ item: { id: "MUG-104" }, quantity: 1 }] };
    const first = await agent.call("POST", "/checkout-sessions", body, key);
    expect((await agent.call("POST", "/checkout-sessions", body, key)).body).toEqual(first.body);
    const other = { line_items: [{ item: { id: "MUG-104" }, quantity: 2 }] };
    expect((await agent.call("POST", "/checkout-sessions", other, key)).status).toBe(409);
  });

  test("of another agent finds no checkout and no order", async () => {
    const checkout = await agentAt().ready("MUG-104");
    const { body } = await agentAt().complete(checkout.id);
    const other = agentAt(harbor, `${origin}/other`);
    const none = { status: 200, body: { ucp: { status: "error" }, messages: [{ code: "not_found" }] } };
    expect(await other.call("GET", `/checkout-sessions/${checkout.id}`)).toMatchObject(none);
    expect(await other.call("GET", `/orders/${body.order.id}`)).toMatchObject(none);
    expect(await agentAt().call("GET", `/orders/${randomUUID()}`)).toMatchObject(none);
  });

  test("that is signed must be what was signed", async () => {
    const agent = agentAt();
    const body = { line_items: [{ item: { id: "MUG-104" }, quantity: 1 }] };
    const signed = () => agent.signed("POST", "/checkout-sessions", body);
    expect((await agent.call("POST", "/checkout-sessions", body, signed())).status).toBe(201);
    const more = { line_items: [{ item: { id: "MUG-104" }, quantity: 9 }] };
    expect((await agent.call("POST", "/checkout-sessions", more, signed())).body.code).toBe(
      "digest_mismatch",
    );
    const renamed = { ...signed(), "Idempotency-Key": randomUUID() };
    expect((await agent.call("POST", "/checkout-sessions", body, renamed)).body.code).toBe(
      "signature_invalid",
    );
  });

  test.each([
    ["names no profile", { "UCP-Agent": "" }, 400, "invalid_profile_url"],
    ["names one that is none", { "UCP-Agent": 'profile="ORIGIN/broken"' }, 422, "profile_malformed"],
    [
      "comes from an agent its owner refuses",
      { "UCP-Agent": 'profile="https://bad.example"' },
      403,
      "profile_not_trusted",
    ],
    [
      "is of another version",
      { "UCP-Agent": 'profile="..."; version="2099-01-01"' },
      400,
      "version_unsupported",
    ],
  ])("that %s is refused", async (_what, headers, status, code) => {
    const agentHeader = headers["UCP-Agent"].replace("ORIGIN", origin);
    const answer = await agentAt().call("POST", "/checkout-sessions", {}, { "UCP-Agent": agentHeader });
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  });

  test("needs the capability of both", async () => {
    const reader = agentAt(harbor, `${origin}/reader`);
    const { body } = await reader.call("POST", "/checkout-sessions", {});
    expect(codesOf(body)).toEqual(["capabilities_incompatible"]);
  });
});

describeCatalogue(() => agentAt());

describeMcpBinding({
  overMcp: () => new McpAgent(sendWithoutNetwork(demo.listener), harbor, `${origin}/agent`),
  overRest: () => agentAt(),
});

describeStoreTools({ demo: () => demo, agentAt: () => agentAt() });

describeBrowserOrders({ demo: () => demo, agentAt: () => agentAt(), told });

describeCarts({
  agentAt: (profile = "agent") => agentAt(harbor, `${origin}/${profile}`),
  send: () => sendWithoutNetwork(demo.listener),
});

test("a canceled checkout stays canceled", async () => {
  const agent = agentAt();
  const { id } = await agent.ready("MUG-104");
  expect((await agent.call("POST", `/checkout-sessions/${id}/cancel`)).body.status).toBe("canceled");
  expect((await agent.call("POST", `/checkout-sessions/${id}/cancel`)).status).toBe(409);
  expect((await agent.complete(id)).status).toBe(409);
});

test("a buyer goes on in the browser with everything filled in", async () => {
  const { continue_url } = await agentAt().ready("MUG-104");
  const send = sendWithoutNetwork(demo.listener);
  const opened = await send({ method: "GET", url: new URL(continue_url), headers: {}, body: "" });
  expect(opened).toMatchObject({ status: 303, headers: { location: "/checkout" } });
  const cookie = opened.setCookies.map((one) => one.split(";")[0]).join("; ");
  const page = await send({
    method: "GET",
    url: new URL(`${harbor}/checkout`),
    headers: { Cookie: cookie },
    body: "",
  });
  expect(page.body).toContain("ada@example.com");
  expect(page.body).toContain("12 Harbor St");
  const forged = await send({ method: "GET", url: new URL(`${continue_url}x`), headers: {}, body: "" });
  expect(forged.status).toBe(404);
});

test("a shop has a product feed and a text for language models", async () => {
  const get = (path: string) =>
    sendWithoutNetwork(demo.listener)({
      method: "GET",
      url: new URL(`${harbor}${path}`),
      headers: {},
      body: "",
    });
  const [feed, text] = await Promise.all([get("/feeds/google.xml"), get("/llms.txt")]);
  expect(feed.headers["content-type"]).toContain("application/xml");
  expect(feed.body).toContain("<g:id>");
  expect(feed.body).not.toContain("TBL-105<");
  expect(text.body).toContain(`${harbor}/feeds/google.xml`);
});
