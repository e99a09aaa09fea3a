import { describe, expect, test } from "vitest";
import type { Send } from "../runner/answer";
import { describePickup } from "./pickup-calls";
import type { SimulatedAgent, UcpBody } from "./simulated-agent";

const lines = (...asked: [sku: string, quantity: number][]) => ({
  line_items: asked.map(([id, quantity]) => ({ item: { id }, quantity })),
});
const bagOf = ({ line_items }: UcpBody) => line_items.map(({ item, quantity }) => [item.id, quantity]);
const none = { status: 200, body: { ucp: { status: "error" }, messages: [{ code: "not_found" }] } };

/** What agents do with carts by the Universal Commerce Protocol (rule agents-18). */
export function describeCarts(of: { agentAt: (profile?: string) => SimulatedAgent; send: () => Send }): void {
  const { agentAt } = of;
  const cartOf = async (...asked: [string, number][]) =>
    (await agentAt().call("POST", "/carts", lines(...asked))).body;
  const convert = (cart_id: string, more: object = {}) =>
    agentAt().call("POST", "/checkout-sessions", { cart_id, ...more });

  describe("an agent fills a cart", () => {
    test("replaces what is in it, and cancels it for good", async () => {
      const agent = agentAt();
      const { status, body } = await agent.call("POST", "/carts", lines(["MUG-103", 2]));
      expect(status).toBe(201);
      expect(bagOf(body)).toEqual([["MUG-103", 2]]);
      const changed = await agent.call("PUT", `/carts/${body.id}`, lines(["MUG-103", 1], ["GLS-101", 1]));
      expect(bagOf(changed.body)).toEqual([
        ["MUG-103", 1],
        ["GLS-101", 1],
      ]);
      expect((await agent.call("GET", `/carts/${body.id}`)).body.totals).toEqual(changed.body.totals);
      const canceled = await agent.call("POST", `/carts/${body.id}/cancel`);
      expect(bagOf(canceled.body)).toEqual(bagOf(changed.body));
      expect(await agent.call("GET", `/carts/${body.id}`)).toMatchObject(none);
    });

    test("and is told what delivery costs, and taxes where it says a place", async () => {
      const typesOf = ({ totals }: UcpBody) => totals.map(({ type }) => type);
      const { body } = await agentAt().call("POST", "/carts", {
        ...lines(["MUG-103", 1]),
        context: { address_country: "US", address_region: "NY", postal_code: "10001" },
      });
      expect(typesOf(body)).toEqual(["subtotal", "fulfillment", "tax", "total"]);
      expect(typesOf(await cartOf(["MUG-103", 1]))).toEqual(["subtotal", "fulfillment", "total"]);
    });

    test("but not with what nobody can have", async () => {
      const { status, body } = await agentAt().call("POST", "/carts", lines(["HAT-107", 1]));
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { ucp: { status: "error" }, messages: [{ code: "out_of_stock" }] },
      });
    });

    test("that no other agent finds", async () => {
      const { id } = await cartOf(["MUG-103", 1]);
      expect(await agentAt("other").call("GET", `/carts/${id}`)).toMatchObject(none);
    });

    test("that its buyer goes on with in the browser", async () => {
      const { continue_url } = await cartOf(["MUG-104", 3]);
      const opened = await of.send()({ method: "GET", url: new URL(continue_url), headers: {}, body: "" });
      expect(opened).toMatchObject({ status: 303, headers: { location: "/checkout/cart" } });
    });
  });

  describePickup(agentAt);

  describe("a cart becomes a checkout", () => {
    test("with what is in the cart, whatever the call says, and it is the same the second time", async () => {
      const cart = await cartOf(["MUG-103", 2]);
      const first = await convert(cart.id, lines(["MUG-103", 9]));
      expect(first.status).toBe(201);
      expect(bagOf(first.body)).toEqual(bagOf(cart));
      expect((await convert(cart.id)).body.id).toBe(first.body.id);
      const twice = await cartOf(["GLS-101", 1]);
      const both = await Promise.all([convert(twice.id), convert(twice.id)]);
      expect(both[0].body.id).toBe(both[1].body.id);
    });

    test("both show what changes in one of them, until the order ends the cart", async () => {
      const agent = agentAt();
      const cart = await cartOf(["MUG-103", 2]);
      const { id } = (await convert(cart.id)).body;
      await agent.call("PUT", `/checkout-sessions/${id}`, lines(["MUG-103", 1]));
      expect(bagOf((await agent.call("GET", `/carts/${cart.id}`)).body)).toEqual([["MUG-103", 1]]);
      await agent.call("PUT", `/carts/${cart.id}`, lines(["MUG-104", 1]));
      const checkout = await agent.call("GET", `/checkout-sessions/${id}`);
      expect(bagOf(checkout.body)).toEqual([["MUG-104", 1]]);
      await agent.deliverHome(checkout.body);
      expect((await agent.complete(id)).body.status).toBe("completed");
      expect(await agent.call("GET", `/carts/${cart.id}`)).toMatchObject(none);
      expect(await convert(cart.id)).toMatchObject(none);
    });

    test("and is a cart again once the checkout is canceled", async () => {
      const cart = await cartOf(["MUG-104", 2]);
      const { id } = (await convert(cart.id)).body;
      await agentAt().call("POST", `/checkout-sessions/${id}/cancel`);
      expect(bagOf((await agentAt().call("GET", `/carts/${cart.id}`)).body)).toEqual(bagOf(cart));
      expect((await convert(cart.id)).body.id).not.toBe(id);
    });
  });
}
