import { expect, it } from "vitest";
import { mugLine } from "../cart-summary/cart-line-fixture";
import { noCodes, summarizeCart } from "../cart-summary/summarize-cart";
import { shopSettingsSchema } from "../shop-settings/shop-settings";
import { anonymousVisitor } from "../visitor/visitor";
import { summaryFields } from "./summary-fields";

const settings = shopSettingsSchema.parse({
  shipping_methods: [{ type: "flat", code: "standard", title: "Standard", amountMinor: 600 }],
});
const cart = (lines = [mugLine], draft = {}) =>
  summarizeCart({
    ...noCodes,
    cartId: "cart",
    lines,
    draft,
    shop: { tenant: { id: "tenant", code: "harbor", currency: "USD" }, settings },
    visitor: anonymousVisitor,
    now: new Date("2026-06-01T00:00:00Z"),
  });

it("writes amounts in major units", () => {
  expect(summaryFields(cart(), true)).toMatchObject({
    amount: 25,
    grand_total: 31,
    total_due: 31,
    items: [{ item_id: 1, _id: 11, qty: 2, price: 12.5, row_total: 25, salable_qty: 10 }],
    shipping_methods: [{ method: "standard", price: 6 }],
  });
});

it("marks prices that changed since the shopper saw them", () => {
  const { changed_items } = summaryFields(cart([{ ...mugLine, seenPriceMinor: 1000 }]), true);
  expect(changed_items).toEqual([{ item_id: 1, name: "Harbour mug", from_price: 10, to_price: 12.5 }]);
});

it("has no amounts for a visitor who may not see prices", () => {
  const text = JSON.stringify(summaryFields(cart(), false));
  expect(text).not.toMatch(
    /"(price|amount|row_total|grand_total|total_due|shipping_amount|tax_amount)":[0-9]/,
  );
});

it("an empty cart does not count as free", () => {
  expect(summaryFields(cart([]), true)).toMatchObject({ is_free_quote: false, grand_total: 0, items: [] });
});
