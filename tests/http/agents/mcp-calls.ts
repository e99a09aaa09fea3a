import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { McpAgent } from "./mcp-agent";
import type { SimulatedAgent } from "./simulated-agent";
import { ucpMethods } from "./ucp-schemas";

const mugs = (quantity: number) => ({ line_items: [{ item: { id: "MUG-104" }, quantity }] });

/** The calls of the Universal Commerce Protocol as tools (rule agents-19). */
export function describeMcpBinding(of: { overMcp: () => McpAgent; overRest: () => SimulatedAgent }): void {
  describe("an agent that calls tools", () => {
    test("finds those that the protocol lists, with the arguments that it says", async () => {
      const { said } = await of.overMcp().rpc("tools/list", {});
      const listed = said.result.tools.map((tool: { name: string; inputSchema: { required: string[] } }) => [
        tool.name,
        tool.inputSchema.required,
      ]);
      expect(Object.fromEntries(listed)).toEqual(ucpMethods());
      const hello = await of.overMcp().rpc("initialize", { protocolVersion: "2025-06-18" });
      expect(hello.said.result).toMatchObject({ protocolVersion: "2025-06-18", capabilities: { tools: {} } });
    });

    test("buys what it found, and a call of an address tells the same", async () => {
      const agent = of.overMcp();
      const found = await agent.call("POST", "/catalog/product", { id: "MUG-104" });
      expect(found.body).toMatchObject({ product: { id: "MUG-104" } });
      const cart = await agent.call("POST", "/carts", mugs(1));
      const made = await agent.call("POST", "/checkout-sessions", { cart_id: cart.body.id });
      const ready = await agent.deliverHome(made.body);
      expect(ready.status).toBe("ready_for_complete");
      const done = await agent.complete(ready.id);
      expect(done).toMatchObject({ status: 200, body: { status: "completed" } });
      expect(done.headers.signature).toMatch(/^sig1=:/);
      const order = await agent.call("GET", `/orders/${done.body.order.id}`);
      expect(order.body).toMatchObject({ checkout_id: ready.id });
      const rest = await of.overRest().call("GET", `/orders/${done.body.order.id}`);
      expect(rest.body).toEqual(order.body);
    });

    test("is answered once for the key of a call", async () => {
      const agent = of.overMcp();
      const meta = { "ucp-agent": { profile: agent.profile }, "idempotency-key": randomUUID() };
      const first = await agent.tool("create_cart", { meta, cart: mugs(1) });
      expect((await agent.tool("create_cart", { meta, cart: mugs(1) })).body).toEqual(first.body);
      expect(await agent.tool("create_cart", { meta, cart: mugs(2) })).toMatchObject({
        status: 409,
        body: { code: "idempotency_conflict", rpc: -32000 },
      });
    });

    test.each([
      ["without its key", "cancel_cart", { id: "c1" }, 400, "invalid", -32602],
      ["without its payload", "create_cart", {}, 400, "invalid", -32602],
    ])("is refused a call %s", async (_what, name, more, status, code, rpc) => {
      const agent = of.overMcp();
      const meta = { "ucp-agent": { profile: agent.profile } };
      expect(await agent.tool(name, { meta, ...more })).toMatchObject({ status, body: { code, rpc } });
    });

    test("is refused where its profile is none", async () => {
      const meta = { "ucp-agent": { profile: "nowhere" } };
      const catalog = { query: "mug" };
      expect(await of.overMcp().tool("search_catalog", { meta, catalog })).toMatchObject({
        status: 400,
        body: { code: "invalid_profile_url", rpc: -32001 },
      });
    });
  });
}
