import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { conversations } from "~/tables/conversations/conversations";
import { productQuestions } from "~/tables/conversations/product-questions";
import { Shopper } from "../../live/harness/shopper";
import type { DemoListener } from "../demo-listener";
import { sendWithoutNetwork } from "../runner/send-without-network";
import type { SimulatedAgent, UcpBody } from "./simulated-agent";

const harbor = "http://harbor.localhost:3000";
const totalOf = ({ totals }: UcpBody) => totals.find(({ type }) => type === "total")?.amount ?? 0;

/** The tools over the store's API, in a shop that allows all of them (rule agents-11). */
export function describeStoreTools(of: { demo: () => DemoListener; agentAt: () => SimulatedAgent }): void {
  async function ask(method: string, params: object, shop = harbor) {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
    const headers = { "Content-Type": "application/json" };
    const sent = { method: "POST", url: new URL(`${shop}/mcp`), headers, body };
    return JSON.parse((await sendWithoutNetwork(of.demo().listener)(sent)).body);
  }
  const tool = async (name: string, given: object, shop = harbor) =>
    (await ask("tools/call", { name, arguments: given }, shop)).result;

  test("an assistant looks up products and an order by the key of its link", async () => {
    expect((await ask("initialize", { protocolVersion: "2025-06-18" })).result).toHaveProperty("serverInfo");
    const found = await tool("search_products", { query: "carafe" });
    expect(found.structuredContent.products[0]).toMatchObject({ url: expect.stringContaining(harbor) });
    const { slug } = found.structuredContent.products[0];
    const shown = (await tool("get_product", { slug })).structuredContent.products;
    expect(shown).toMatchObject([{ slug, questions: expect.any(Array) }]);
    const { body } = await of.agentAt().complete((await of.agentAt().ready("MUG-104")).id);
    const { permalink_url } = body.order;
    const [order_id = "", key = ""] = permalink_url.split("/order/")[1]?.split("?key=") ?? [];
    const order = await tool("get_order", { order_id, key });
    expect(order.structuredContent).toMatchObject({ number: body.order.label, status: "processing" });
    expect(await tool("get_order", { order_id, key: "guessed" })).toMatchObject({ isError: true });
    expect((await ask("tools/call", { name: "drop" })).error).toMatchObject({ code: -32602 });
  });

  describe("an assistant at /mcp, as far as its owner allows", () => {
    test("is refused where the owner allowed nothing", async () => {
      const answer = await ask(
        "tools/call",
        { name: "set_cart", arguments: {} },
        "http://bazaar.localhost:3000",
      );
      expect(answer.error).toMatchObject({ code: -32602 });
    });

    test("fills a cart that its buyer goes on with", async () => {
      const items = (quantity: number) => [{ sku: "MUG-103", quantity }];
      const made = (await tool("set_cart", { items: items(1) })).structuredContent;
      expect(made).toMatchObject({ currency: "USD", line_items: [{ item: { id: "MUG-103" }, quantity: 1 }] });
      const { cart_id } = made;
      const changed = (await tool("set_cart", { cart_id, items: items(2) })).structuredContent;
      expect(changed).toMatchObject({ cart_id, line_items: [{ quantity: 2 }] });
      expect(totalOf(changed)).toBeGreaterThan(totalOf(made));
      const buyer = new Shopper(sendWithoutNetwork(of.demo().listener), harbor);
      const opened = await buyer.get(changed.continue_url.replace(harbor, ""));
      expect(opened).toMatchObject({ status: 303, headers: { location: "/checkout/cart" } });
      const guessed = await tool("set_cart", { cart_id: randomUUID(), items: items(1) });
      expect(guessed).toMatchObject({ isError: true });
      expect(await tool("set_cart", { items: [{ sku: "HAT-107", quantity: 1 }] })).toMatchObject({
        isError: true,
      });
    });

    test("asks the shop once for a person, and nothing is published", async () => {
      const given = { sku: "MUG-103", question: "Does it float?", email: "Asks@example.com" };
      expect((await tool("ask_question", given)).structuredContent).toMatchObject({ sent: true });
      await tool("ask_question", given);
      expect(await tool("ask_question", { ...given, email: "no email" })).toMatchObject({ isError: true });
      const { db } = await of.demo().contextOf("harbor");
      const asked = await db
        .select({ published: productQuestions.conversationId })
        .from(conversations)
        .leftJoin(productQuestions, eq(productQuestions.conversationId, conversations.id))
        .where(eq(conversations.guestEmail, "asks@example.com"));
      expect(asked).toEqual([{ published: null }]);
    });
  });
}
