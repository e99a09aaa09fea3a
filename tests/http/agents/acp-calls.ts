import { createHmac, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { acpVersion } from "~/models/agents/acp/acp-version";
import { sendOrderEvent } from "~/services/agents/orders/send-order-event.server";
import { keyFor } from "~/services/api/owner-graphql/owner-fixture.server";
import { cancelOrder } from "~/services/orders/states/cancel-order.server";
import { testBox } from "~/services/shops/secrets/secrets-fixture.server";
import { agentCheckouts } from "~/tables/agents/agents";
import { orders } from "~/tables/orders/orders";
import type { DemoListener } from "../demo-listener";
import { sendWithoutNetwork } from "../runner/send-without-network";
import { type AcpShape, acpProblems } from "./acp-schemas";

const shop = "http://harbor.localhost:3000";
/** The secret that events are signed with, for {@link DemoListener.writeSecrets}. */
export const acpEventsSecret = "a secret of the assistant";

/** What an answer of the protocol has, as far as tests read it. */
export type Session = {
  id: string;
  status: string;
  code: string;
  continue_url: string;
  line_items: { item: { id: string }; quantity: number }[];
  fulfillment_options: { id: string; totals: { amount: number }[] }[];
  selected_fulfillment_options: unknown[];
  totals: { type: string; amount: number }[];
  messages: { code: string; resolution: string; param: string }[];
  order: { id: string; order_number: string };
};

const home = {
  name: "Ada Byron",
  phone_number: "6105551234",
  email: "ada@example.com",
  address: {
    name: "Ada Byron",
    line_one: "12 Harbor St",
    city: "Nazareth",
    state: "PA",
    country: "US",
    postal_code: "18064",
  },
};
const capabilities = {};

/** An assistant with a key of a demo shop; what it sends and is answered is as the protocol's schemas say. */
export async function assistant(demo: DemoListener, shopCode = "harbor") {
  const key = await keyFor(await demo.contextOf(shopCode), ["agents:write"], "shop");
  const send = sendWithoutNetwork(demo.listener);
  const call = async (method: string, path: string, sent?: unknown, over: Record<string, string> = {}) => {
    const { status, headers, body } = await send({
      method,
      url: new URL(`http://${shopCode}.localhost:3000/acp${path}`),
      headers: {
        "Content-Type": "application/json",
        Authorization: `Bearer ${key}`,
        "API-Version": acpVersion,
        ...(method === "POST" ? { "Idempotency-Key": randomUUID() } : {}),
        ...over,
      },
      body: sent === undefined ? "" : JSON.stringify(sent),
    });
    const read = JSON.parse(body) as Session;
    checkShape(path, status, read);
    if (status < 400 && sent !== undefined) checkSent(path, sent);
    return { status, headers, body: read };
  };
  const open = async (...ids: string[]) => {
    const line_items = ids.map((id) => ({ id }));
    const opened = await call("POST", "/checkout_sessions", {
      line_items,
      currency: "usd",
      capabilities,
      fulfillment_details: home,
    });
    const chosen = new Map(
      opened.body.fulfillment_options
        .toReversed()
        .map(({ id }) => [id.split(":").length > 1 ? id[0] : "", id]),
    );
    return call("POST", `/checkout_sessions/${opened.body.id}`, {
      selected_fulfillment_options: [...chosen.values()]
        .toSorted()
        .map((option_id) => ({ type: "shipping", option_id, item_ids: ids })),
    });
  };
  const complete = (id: string, token: string, handler_id: string) =>
    call("POST", `/checkout_sessions/${id}/complete`, {
      payment_data: { handler_id, instrument: { type: "card", credential: { type: "spt", token } } },
    });
  return { call, open, complete };
}

/** @throws Error for an answer that is not as the protocol's schemas say */
function checkShape(path: string, status: number, answer: Session): void {
  const isCart = path.startsWith("/carts");
  const shape = status >= 400 ? "error" : isCart ? "cart" : answer.order ? "ended" : "session";
  const problems = acpProblems(shape, answer);
  if (problems.length > 0) throw new Error(`${path} is answered against its schema: ${problems.join("; ")}`);
}

/** @throws Error for a call that was taken against the protocol's schemas */
function checkSent(path: string, sent: unknown): void {
  const [collection, id, action] = path.split("/").filter(Boolean);
  const kind = collection === "carts" ? "cart" : "session";
  // A cart that is canceled is sent nothing.
  if (kind === "cart" && action === "cancel") return;
  const shape = `${kind} ${action ?? (id ? "update" : "create")}` as AcpShape;
  const { line_items: lines, ...rest } = sent as { line_items?: { id: string; quantity?: number }[] };
  // The schema of an item lacks the quantity that the protocol's text and examples have.
  const bare = lines?.map(({ quantity: _, ...line }) => line);
  const problems = acpProblems(shape, bare ? { ...rest, line_items: bare } : rest);
  if (problems.length > 0) throw new Error(`${path} took what its schema refuses: ${problems.join("; ")}`);
}

/** Tests of assistants that buy by the Agentic Commerce Protocol, in a shop that is set up for agents. */
export function describeAcp(
  of: () => { demo: DemoListener; told: { headers: object; body: object }[]; eventsUrl: string },
) {
  test("a shop tells where and how assistants buy", async () => {
    const send = sendWithoutNetwork(of().demo.listener);
    const url = new URL(`${shop}/.well-known/acp.json`);
    const answer = await send({ method: "GET", url, headers: {}, body: "" });
    expect(acpProblems("discovery", JSON.parse(answer.body))).toEqual([]);
    expect(JSON.parse(answer.body)).toMatchObject({
      protocol: { name: "acp", version: acpVersion },
      api_base_url: `${shop}/acp`,
      capabilities: { services: ["checkout", "orders", "carts"], supported_currencies: ["usd"] },
    });
    expect(answer.headers["cache-control"]).toBe("public, max-age=3600");
  });

  test("an assistant buys by Stripe’s token, again after a refused one, and its order says so", async () => {
    const { demo } = of();
    const { open, complete, call } = await assistant(demo);
    const { body } = await open("MUG-103");
    expect(body).toMatchObject({
      status: "ready_for_payment",
      currency: "usd",
      line_items: [{ id: "MUG-103", item: { id: "MUG-103" }, quantity: 1 }],
      capabilities: { payment: { handlers: [{ id: "stripe", config: { merchant_id: "acct_test1" } }, {}] } },
    });
    const refused = await complete(body.id, "spt_declined", "stripe");
    expect(refused).toMatchObject({
      status: 200,
      body: {
        status: "ready_for_payment",
        messages: [{ code: "payment_declined", param: "$.payment_data" }],
      },
    });
    const paid = await complete(body.id, "spt_granted", "stripe");
    expect(paid.body).toMatchObject({ status: "completed", order: { checkout_session_id: body.id } });
    const { db } = await demo.contextOf("harbor");
    const [row] = await db.select().from(orders).where(eq(orders.id, paid.body.order.id));
    expect(row).toMatchObject({
      agent: expect.stringMatching(/^Test \(key \d+\)$/),
      email: "ada@example.com",
    });
    const total = body.totals.find(({ type }) => type === "total")?.amount;
    expect(row?.totalDueMinor).toBe(total);
    expect((await call("POST", `/checkout_sessions/${body.id}/cancel`)).status).toBe(405);
  });

  test("what hinders a session are messages with who mends it", async () => {
    const { call } = await assistant(of().demo);
    const { status, body } = await call("POST", "/checkout_sessions", {
      line_items: [{ id: "MUG-107", quantity: 500 }],
      currency: "usd",
      capabilities,
      discounts: { codes: ["NOTHING"] },
    });
    expect({ status, state: body.status }).toEqual({ status: 201, state: "not_ready_for_payment" });
    expect(body.messages.map(({ code, param }) => `${code} ${param}`)).toEqual([
      "limited_availability $.line_items[0]",
      "missing $.buyer.email",
      "missing $.fulfillment_details.address",
      "discount_code_invalid $.discounts.codes",
    ]);
    const nothing = await call("POST", "/checkout_sessions", {
      line_items: [{ id: "pink_wumpus" }],
      currency: "usd",
      capabilities,
    });
    expect(nothing).toMatchObject({ status: 400, body: { code: "not_found" } });
  });

  test("a cart is replaced whole, and ends when it is canceled", async () => {
    const { call } = await assistant(of().demo);
    const lines = (...ids: string[]) => ({ line_items: ids.map((id) => ({ id, quantity: 2 })) });
    const bagOf = ({ line_items }: Session) => line_items.map(({ item, quantity }) => [item.id, quantity]);
    const { status, body } = await call("POST", "/carts", lines("MUG-103", "HAT-107"));
    expect({ status, codes: body.messages.map(({ code }) => code) }).toEqual({
      status: 201,
      codes: ["out_of_stock"],
    });
    const changed = await call("PUT", `/carts/${body.id}`, lines("GLS-101"));
    expect(bagOf(changed.body)).toEqual([["GLS-101", 2]]);
    expect((await call("GET", `/carts/${body.id}`)).body).toMatchObject({ id: body.id });
    expect(bagOf((await call("POST", `/carts/${body.id}/cancel`, {})).body)).toEqual([["GLS-101", 2]]);
    expect((await call("GET", `/carts/${body.id}`)).status).toBe(404);
    const nothing = await call("POST", "/carts", lines("HAT-107"));
    expect(nothing).toMatchObject({ status: 422, body: { code: "out_of_stock" } });
  });

  test("a call is answered once for its key, and no other agent finds its session", async () => {
    const mine = await assistant(of().demo);
    const named = { "Idempotency-Key": randomUUID() };
    const call = { line_items: [{ id: "GLS-101" }], currency: "usd", capabilities };
    const first = await mine.call("POST", "/checkout_sessions", call, named);
    const again = await mine.call(
      "POST",
      "/checkout_sessions",
      { capabilities, currency: "usd", line_items: [{ id: "GLS-101" }] },
      named,
    );
    expect(again).toMatchObject({ status: 201, body: { id: first.body.id } });
    expect(again.headers["idempotent-replayed"]).toBe("true");
    const other = { ...call, line_items: [{ id: "MUG-103" }] };
    expect(await mine.call("POST", "/checkout_sessions", other, named)).toMatchObject({
      status: 422,
      body: { code: "idempotency_conflict" },
    });
    const stranger = await assistant(of().demo);
    const none = { status: 404, body: { code: "not_found" } };
    expect(await stranger.call("GET", `/checkout_sessions/${first.body.id}`)).toMatchObject(none);
  });

  test.each([
    [401, "unauthorized", { Authorization: "Bearer awk_wrong" }],
    [400, "unsupported_api_version", { "API-Version": "2020-01-01" }],
    [400, "idempotency_key_required", { "Idempotency-Key": "" }],
  ])("%i %s", async (status, code, over) => {
    const { call } = await assistant(of().demo);
    const line_items = [{ id: "MUG-103" }];
    const answer = await call(
      "POST",
      "/checkout_sessions",
      { line_items, currency: "usd", capabilities },
      over,
    );
    expect(answer).toMatchObject({ status, body: { type: "invalid_request", code } });
  });

  test("a signed call is taken once the owner has the key, and a wrong one is not", async () => {
    const { demo } = of();
    const { call } = await assistant(demo, "bazaar");
    const sent = { line_items: [], currency: "usd", capabilities };
    const signed = (secret: string, agoMs = 0) => {
      const Timestamp = new Date(Date.now() - agoMs).toISOString();
      const text = `${Timestamp}.${JSON.stringify({ capabilities, currency: "usd", line_items: [] })}`;
      return { Timestamp, Signature: createHmac("sha256", secret).update(text).digest("base64url") };
    };
    const codeOf = async (headers: Record<string, string>) =>
      (await call("POST", "/checkout_sessions", sent, headers)).body.code;
    expect(await codeOf(signed("guessed"))).toBe("invalid");
    await demo.writeSecrets("bazaar", { "agents.signing_key": "a shared secret" });
    expect(await codeOf(signed("a shared secret"))).toBe("invalid");
    expect(await codeOf(signed("guessed"))).toBe("invalid_signature");
    expect(await codeOf(signed("a shared secret", 6 * 60_000))).toBe("invalid_signature");
    expect(await codeOf({})).toBe("invalid");
  });

  test("an assistant is told of its order, signed with its secret", async () => {
    const { demo, told, eventsUrl } = of();
    const { open, complete } = await assistant(demo);
    const { body } = await open("TBL-106");
    const { order } = (await complete(body.id, "success_token", "mock_payment_handler")).body;
    const made = await demo.contextOf("harbor");
    const ctx = { ...made, box: testBox, origin: shop, secret: demo.secret, nearby: true };
    await made.db.update(agentCheckouts).set({ eventsUrl }).where(eq(agentCheckouts.id, body.id));
    await sendOrderEvent(ctx, order.id);
    await cancelOrder(ctx, order.id);
    await sendOrderEvent(ctx, order.id);
    expect(told.slice(-2).map((one) => one.body)).toMatchObject([
      { type: "order_create", data: { type: "order", checkout_session_id: body.id, status: "confirmed" } },
      { type: "order_update", data: { status: "canceled", adjustments: [{ type: "cancellation" }] } },
    ]);
    const last = told.at(-1) ?? expect.fail("nothing was told");
    const signature = (last.headers as Record<string, string>)["merchant-signature"] ?? "";
    const seconds = /^t=(\d+),/.exec(signature)?.[1] ?? "";
    const expected = createHmac("sha256", acpEventsSecret)
      .update(`${seconds}.${JSON.stringify(last.body)}`)
      .digest("hex");
    expect(signature).toBe(`t=${seconds},v1=${expected}`);
  });
}
