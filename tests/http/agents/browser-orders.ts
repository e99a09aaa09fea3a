import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { callOwner, keyFor } from "~/services/api/owner-graphql/owner-fixture.server";
import { loadOfficeOrder } from "~/services/office/load-office-order.server";
import { orderOf, Shopper } from "../../live/harness/shopper";
import type { DemoListener } from "../demo-listener";
import { sendWithoutNetwork } from "../runner/send-without-network";
import { assistant } from "./acp-calls";
import type { SimulatedAgent } from "./simulated-agent";

const dayMs = 24 * 60 * 60 * 1000;
const harbor = "http://harbor.localhost:3000";

/** What an agent hears of orders, in any protocol. */
type Told = { body: { id: string; checkout_id?: string; data?: unknown } };

type Browsing = { demo: () => DemoListener; agentAt: () => SimulatedAgent; told: Told[] };

/** Orders that a buyer places in the browser, of what an agent put together (rule agents-23). */
export function describeBrowserOrders({ demo, agentAt, told }: Browsing): void {
  const newBuyer = () => new Shopper(sendWithoutNetwork(demo().listener), harbor);
  const pathOf = (address: string) => address.replace(harbor, "");

  /** Follows an agent's address and orders over the checkout's forms. @returns where that leads */
  async function orderBy(buyer: Shopper, continueUrl: string, method = "cash_on_delivery") {
    expect((await buyer.get(pathOf(continueUrl))).status).toBe(303);
    return buyer.place(await buyer.fillCheckout("typed@example.com", method));
  }

  async function toolCart(given: object) {
    const params = { name: "set_cart", arguments: given };
    const sent = {
      method: "POST",
      url: new URL(`${harbor}/mcp`),
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
    };
    return JSON.parse((await sendWithoutNetwork(demo().listener)(sent)).body).result;
  }

  async function numbersOf(channel: string): Promise<number> {
    const ctx = await demo().contextOf("harbor");
    const key = await keyFor(ctx, ["numbers:read"]);
    // The shop's day is still the one before where UTC has begun another.
    const [from, to] = [-1, 0].map((days) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10));
    const query = `{ sales(from: "${from}", to: "${to}", by: channel) { rows { key orders } } }`;
    const { data } = await callOwner<{ sales: { rows: { key: string; orders: number }[] } }>(ctx, key, query);
    return data?.sales.rows.find((row) => row.key === channel)?.orders ?? 0;
  }

  describe("a buyer orders in the browser", () => {
    test("a cart that was made at /mcp: the office and the API say so", async () => {
      const before = await numbersOf("agent mcp");
      const cart = (await toolCart({ items: [{ sku: "GLS-101", quantity: 1 }] })).structuredContent;
      const buyer = newBuyer();
      const placed = await orderBy(buyer, cart.continue_url, "sandbox_card");
      const paid = await buyer.post(pathOf(placed.headers.location ?? ""), { outcome: "paid" });
      const orderId = orderOf(await buyer.get(pathOf(paid.headers.location ?? "")));
      const ctx = await demo().contextOf("harbor");
      const key = await keyFor(ctx, ["orders:read"]);
      const query = `{ order(id: "${orderId}") { number agent } }`;
      const { data } = await callOwner<{ order: { number: string; agent: string } }>(ctx, key, query);
      expect(data?.order.agent).toBe("mcp");
      const shown = await loadOfficeOrder(ctx, data?.order.number ?? "");
      expect(shown.agentText).toBe("By an assistant at /mcp");
      expect(await numbersOf("agent mcp")).toBe(before + 1);
      // The cart is gone with its order.
      const again = { cart_id: cart.cart_id, items: [{ sku: "GLS-101", quantity: 2 }] };
      expect(await toolCart(again)).toMatchObject({ isError: true });
    });

    test("a UCP checkout: it is completed, and its agent hears of the order, but not what was typed", async () => {
      const agent = agentAt();
      const checkout = await agent.ready("MUG-103", "GLS-101");
      const buyer = newBuyer();
      const orderId = orderOf(await orderBy(buyer, checkout.continue_url)) ?? "";
      const { body } = await agent.call("GET", `/checkout-sessions/${checkout.id}`);
      expect(body).toMatchObject({
        status: "completed",
        messages: [],
        order: { id: orderId, permalink_url: `${harbor}/order/${orderId}` },
        line_items: [{ item: { id: "MUG-103" } }, { item: { id: "GLS-101" } }],
      });
      expect(body.line_items.map(({ id }) => id)).toEqual(checkout.line_items.map(({ id }) => id));
      const order = await agent.call("GET", `/orders/${orderId}`);
      expect(order.body).toMatchObject({ checkout_id: checkout.id, totals: body.totals });
      expect(JSON.stringify([body, order.body])).not.toMatch(/typed@|12 Harbor St/);
      await demo().runJobs("tell-agent");
      expect(told.at(-1)?.body).toMatchObject({ id: orderId, checkout_id: checkout.id });
      const change = { line_items: [{ item: { id: "MUG-103" }, quantity: 2 }] };
      expect((await agent.call("PUT", `/checkout-sessions/${checkout.id}`, change)).status).toBe(409);
      expect((await agent.complete(checkout.id)).status).toBe(409);
      const opened = await newBuyer().get(pathOf(checkout.continue_url));
      expect(opened.headers.location).toBe(`/order/${orderId}`);
    });

    test("the checkout of a cart by the cart’s link, and both end", async () => {
      const agent = agentAt();
      const line_items = [{ item: { id: "MUG-104" }, quantity: 1 }];
      const cart = (await agent.call("POST", "/carts", { line_items })).body;
      const { id } = (await agent.call("POST", "/checkout-sessions", { cart_id: cart.id })).body;
      const orderId = orderOf(await orderBy(newBuyer(), cart.continue_url));
      const checkout = await agent.call("GET", `/checkout-sessions/${id}`);
      expect(checkout.body).toMatchObject({ status: "completed", order: { id: orderId } });
      const gone = await agent.call("GET", `/carts/${cart.id}`);
      expect(gone.body).toMatchObject({ messages: [{ code: "not_found" }] });
    });

    test("while the payment is under way nothing changes, and where it fails all is open again", async () => {
      const { open, call, complete } = await assistant(demo());
      const { body } = await open("GLS-101");
      const buyer = newBuyer();
      const at = `/checkout_sessions/${body.id}`;
      const placed = await orderBy(buyer, body.continue_url, "sandbox_card");
      expect((await call("GET", at)).body.status).toBe("complete_in_progress");
      expect((await complete(body.id, "success_token", "mock_payment_handler")).status).toBe(405);
      const failed = await buyer.post(pathOf(placed.headers.location ?? ""), { outcome: "failed" });
      await buyer.get(pathOf(failed.headers.location ?? ""));
      expect((await call("GET", at)).body.status).toBe("ready_for_payment");
      const form = await buyer.placeForm("sandbox_card");
      const next = await buyer.place(form);
      const paid = await buyer.post(pathOf(next.headers.location ?? ""), { outcome: "paid" });
      const orderId = orderOf(await buyer.get(pathOf(paid.headers.location ?? "")));
      const done = (await call("GET", at)).body;
      expect(done).toMatchObject({ status: "completed", order: { id: orderId } });
      expect(done.line_items.map(({ item }) => item.id)).toEqual(["GLS-101"]);
      expect(JSON.stringify(done)).not.toContain("typed@");
      expect((await call("POST", `${at}/cancel`, {}, { "Idempotency-Key": randomUUID() })).status).toBe(405);
    });
  });
}
