import { describe, expect, test } from "vitest";
import { ucpOperations } from "./ucp-operations";
import { sentToTool, ucpToolSchema, ucpTools } from "./ucp-tools";

const meta = { "ucp-agent": { profile: "https://agent.example/profile" } };
const named = { meta: { ...meta, "idempotency-key": "a7a7" }, id: "c1" };

describe("the tools of a shop (rule agents-19)", () => {
  test("are all calls of the protocol where agents may buy, and those that read elsewhere", () => {
    expect(ucpTools("buys").map(({ name }) => name)).toEqual(Object.keys(ucpOperations));
    expect(ucpTools("reads").map(({ name }) => name)).toEqual([
      "search_catalog",
      "lookup_catalog",
      "get_product",
    ]);
  });

  test("say what they take, and whether they change anything", () => {
    const tools = new Map(ucpTools("buys").map((tool) => [tool.name, tool]));
    expect(tools.get("update_cart")).toMatchObject({
      inputSchema: { required: ["meta", "id", "cart"], properties: { cart: { required: ["line_items"] } } },
      annotations: { readOnlyHint: false },
    });
    expect(tools.get("get_order")).toMatchObject({
      inputSchema: { required: ["meta", "id"] },
      outputSchema: { required: ["ucp"], description: expect.stringContaining("/shopping/order.json") },
      annotations: { readOnlyHint: true },
    });
  });
});

describe("a call of a tool", () => {
  const isTaken = (name: keyof typeof ucpOperations, given: object) =>
    ucpToolSchema(name).safeParse(given).success;

  test("names its agent, and what it is about", () => {
    expect(isTaken("get_cart", { meta, id: "c1" })).toBe(true);
    expect(isTaken("get_cart", { meta })).toBe(false);
    expect(isTaken("create_cart", { cart: {} })).toBe(false);
  });

  test("that happens once is named", () => {
    for (const name of ["complete_checkout", "cancel_checkout", "cancel_cart"] as const) {
      expect(isTaken(name, { meta, id: "c1" })).toBe(false);
      expect(isTaken(name, named)).toBe(true);
    }
  });

  test("sends what the protocol calls its payload", () => {
    expect(sentToTool("create_cart", { cart: 1, checkout: 2 })).toBe(1);
    expect(sentToTool("get_cart", { cart: 1 })).toEqual({});
  });
});
