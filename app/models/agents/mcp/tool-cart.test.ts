import { expect, test } from "vitest";
import { nothingAsked } from "../purchase/asked-purchase";
import { shownPurchase } from "../purchase/shown-purchase-fixture";
import { toolInputs } from "./mcp-tools";
import { askedByTool, toolCart } from "./tool-cart";

const asked = (call: object, before = nothingAsked) => askedByTool(before, toolInputs.set_cart.parse(call));

test("a call says all that a cart is to have", () => {
  const items = [{ sku: "MUG", quantity: 2 }];
  const first = asked({ items, codes: ["save"], country: "us", postcode: "10001" });
  expect(first).toMatchObject({
    lines: [{ sku: "MUG", qty: 2 }],
    codes: ["SAVE"],
    place: { country: "US", state: "", postcode: "10001" },
  });
  const second = asked({ items: [{ sku: "CUP", quantity: 1 }] }, first);
  expect(second).toMatchObject({ lines: [{ sku: "CUP", qty: 1 }], codes: [] });
  expect(second).not.toHaveProperty("place");
});

test("its answer has the totals and where its buyer goes on, and nothing of another protocol", () => {
  const cart = toolCart(shownPurchase());
  expect(cart).toMatchObject({
    cart_id: "purchase",
    currency: "USD",
    continue_url: "https://shop.example/continue",
  });
  expect(cart.totals.at(-1)).toMatchObject({ type: "total", display_text: "Estimated total" });
  expect(cart).not.toHaveProperty("ucp");
});
