import { describe, expect, test } from "vitest";
import { agentOf, type CheckoutDraft } from "./checkout-draft";

const cart = (agent: CheckoutDraft["agent"], ...skus: string[]) => ({
  draft: agent ? { agent } : {},
  summary: { items: skus.map((sku) => ({ sku })) },
});
const filled = { id: "mcp", skus: ["MUG", "PEN"] };

describe("the agent that an order came by (rule agents-8)", () => {
  test("put any of its goods into the cart", () => {
    expect(agentOf([cart(filled, "LAMP", "PEN")])).toEqual(filled);
    expect(agentOf([cart(undefined, "LAMP"), cart(filled, "MUG")])).toEqual(filled);
  });

  test("is none once its goods are removed, or in a cart no agent filled", () => {
    expect(agentOf([cart(filled, "LAMP")])).toBeNull();
    expect(agentOf([cart(filled)])).toBeNull();
    expect(agentOf([cart(undefined, "MUG")])).toBeNull();
    expect(agentOf([])).toBeNull();
  });
});
