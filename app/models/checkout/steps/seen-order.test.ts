import { describe, expect, it } from "vitest";
import { nazareth } from "../../accounts/address/address-fixture";
import type { CartLineRecord } from "../../selling/cart/cart-line-record";
import { mugLine } from "../../selling/cart-summary/cart-line-fixture";
import { noCodes, summarizeCart } from "../../selling/cart-summary/summarize-cart";
import { type ShopSettingsInput, shopSettingsSchema } from "../../shops/settings/shop-settings";
import { anonymousVisitor } from "../../shops/visitors/visitor";
import { changesSince, type SeenOrder, seenOrder, seenOrderSchema, writeSeenOrder } from "./seen-order";

const standard = { type: "flat", code: "standard", title: "Standard", amountMinor: 600 } as const;
const pickup = { type: "pickup", code: "store", title: "Store pickup" } as const;

/** The cart's summary with this method chosen, of the shop's methods. */
function summary({
  lines = [mugLine],
  method = "standard",
  settings = {},
}: {
  lines?: CartLineRecord[];
  method?: string;
  settings?: ShopSettingsInput;
} = {}) {
  const whole = shopSettingsSchema.parse({ shipping_methods: [standard, pickup], ...settings });
  const shop = {
    tenant: { id: "tenant", code: "harbor", currency: "USD" },
    industry: "general",
    settings: whole,
  };
  const draft = { shippingAddress: nazareth, shippingMethodCode: method };
  const now = new Date("2026-03-01T12:00:00Z");
  return summarizeCart({ ...noCodes, cartId: "cart", lines, draft, shop, visitor: anonymousVisitor, now });
}
const seen: SeenOrder = seenOrder(summary());
const sawInstead = (over: Partial<SeenOrder>) => changesSince({ ...seen, ...over }, summary());
const [line = { itemId: 0, priceMinor: 0, qty: 0, arrival: 0 }] = seen.lines;

describe("the text of the form", () => {
  it.each(["standard", "", "a.b~c %é"])("is read as it was written, with the method %j", (shippingCode) => {
    const order = { ...seen, shippingCode, discountMinor: -5 };
    expect(seenOrderSchema.parse(writeSeenOrder(order))).toEqual(order);
  });
  it("has the amounts, the method and each line with a sign between", () => {
    const order = {
      ...seen,
      shippingCode: "standard",
      lines: [line, { ...line, itemId: 2, priceMinor: -5, qty: 3 }],
    };
    const one = `~1.1250.2.${line.arrival}`;
    expect(writeSeenOrder(order)).toBe(`3100.3100.0.0.600.standard${one}~2.-5.3.${line.arrival}`);
    expect(seenOrderSchema.parse(writeSeenOrder(order))).toEqual(order);
  });
  it("is read for an order without lines", () => {
    expect(seenOrderSchema.parse("1.2.3.4.5.")).toMatchObject({
      grandTotalMinor: 1,
      shippingMinor: 5,
      lines: [],
    });
  });
  it.each([
    "",
    "1.2.3.4.",
    "1.2.3.4.x.a",
    "1.2.3.4.5.a~1.2",
    "1.2.3.4.5.%E0%A4",
    "1.2.3.4.5.a~1.2.3",
    "1.2.3.4.5.a~1.2.3.4.5",
    `1.2.3.4.5.${"a".repeat(20_000)}`,
  ])("is refused as %.30j", (text) => {
    expect(seenOrderSchema.safeParse(text).success).toBe(false);
  });
});

describe("what changed since the page was shown", () => {
  it("is nothing when everything is as it was", () => {
    expect(changesSince(seen, summary())).toEqual([]);
  });
  it("names a product's new price, and the total", () => {
    const cheaper = { lines: [{ ...line, priceMinor: line.priceMinor - 100 }], grandTotalMinor: 1 };
    expect(sawInstead(cheaper)).toEqual([
      expect.stringMatching(/ now costs \$\d+\.\d\d instead of \$\d+\.\d\d\.$/),
      expect.stringMatching(/^The total is now \$\d+\.\d\d instead of \$0\.01\.$/),
    ]);
  });
  it("names a new quantity", () => {
    expect(sawInstead({ lines: [{ ...line, qty: line.qty + 1 }] })).toEqual([
      expect.stringContaining(`: the quantity is now ${line.qty} instead of ${line.qty + 1}.`),
    ]);
  });
  it("names what was added or removed", () => {
    expect(sawInstead({ lines: [] })).toEqual([expect.stringContaining(" was added to your cart.")]);
    expect(sawInstead({ lines: [line, { ...line, itemId: line.itemId + 1 }] })).toEqual([
      "A product was removed from your cart.",
    ]);
  });
  it("names discount and tax, even where the total is the same", () => {
    expect(sawInstead({ discountMinor: 100, taxMinor: 100 })).toEqual([
      "Your discount is now $0.00 instead of $1.00.",
      expect.stringMatching(/^Tax is now \$\d+\.\d\d instead of \$1\.00\.$/),
    ]);
  });
  it("names what is left to pay where the total is the same", () => {
    expect(sawInstead({ totalDueMinor: 1 })).toEqual([
      expect.stringMatching(/^What is left to pay is now \$\d+\.\d\d instead of \$0\.01\.$/),
    ]);
  });
  it("names a new date of arrival, or that there is none any more (rule orders-16)", () => {
    const estimates = { delivery_estimates: [{ id: "standard", days: [1, 2] as [number, number] }] };
    const dated = summary({ settings: estimates });
    expect(changesSince(seenOrder(dated), dated)).toEqual([]);
    expect(changesSince(seen, dated)).toEqual([
      "The delivery of Harbour mug has changed: Arrives Mon, Mar 2 – Tue, Mar 3.",
    ]);
    expect(changesSince(seenOrder(dated), summary())).toEqual([
      "We can no longer say when Harbour mug arrives.",
    ]);
  });
  it("does not name dates that are others because the method is another", () => {
    const estimates = { delivery_estimates: [{ id: "standard", days: [1, 2] as [number, number] }] };
    const dated = summary({ settings: estimates });
    expect(changesSince({ ...seen, shippingCode: "store", shippingMinor: 0 }, dated)).toEqual([
      "Your order is now sent by Standard for $6.00.",
    ]);
  });
  it("names a new date of what is not sent by any method", () => {
    const digital = summary({ lines: [{ ...mugLine, nonShippable: true }] });
    const told = {
      ...digital,
      items: digital.items.map((item) => ({ ...item, deliveryText: "Sent at once" })),
    };
    expect(changesSince(seenOrder(digital), told)).toEqual([
      "The delivery of Harbour mug has changed: Sent at once.",
    ]);
  });
  it("tells words of an arrival from others of the same length", () => {
    const at = (deliveryText: string) => {
      const made = summary();
      return { ...made, items: made.items.map((item) => ({ ...item, deliveryText })) };
    };
    expect(changesSince(seenOrder(at("Arrives Mon")), at("Arrives Tue"))).toHaveLength(1);
    expect(changesSince(seenOrder(at("Arrives Mon")), at("Arrives Mon"))).toEqual([]);
  });
  it("names what was removed of several products", () => {
    const two = summary({ lines: [mugLine, { ...mugLine, itemId: 2, productId: 12 }] });
    const [first, second] = seenOrder(two).lines;
    const both = first && second ? [first, second] : [];
    expect(changesSince({ ...seenOrder(two), lines: both }, two)).toEqual([]);
    expect(changesSince({ ...seenOrder(two), lines: [...both, { ...line, itemId: 3 }] }, two)).toEqual([
      "A product was removed from your cart.",
    ]);
  });
  it("names a shipping method's new price", () => {
    expect(sawInstead({ shippingMinor: 500 })).toEqual(["Standard now costs $6.00 instead of $5.00."]);
  });
  it("names another shipping method", () => {
    expect(sawInstead({ shippingCode: "express", shippingMinor: 600 })).toEqual([
      "Your order is now sent by Standard for $6.00.",
    ]);
  });
  it("says that the shipping method is gone", () => {
    const gone = summary({ settings: { shipping_methods: [] } });
    expect(changesSince({ ...seenOrder(gone), shippingCode: "standard" }, gone)).toEqual([
      "The shipping method is no longer available.",
    ]);
    expect(changesSince(seenOrder(gone), gone)).toEqual([]);
  });
  it("is nothing for an order the shopper picks up", () => {
    const picked = summary({ method: "store" });
    expect(seenOrder(picked)).toMatchObject({ shippingCode: "store", shippingMinor: 0 });
    expect(changesSince(seenOrder(picked), picked)).toEqual([]);
  });
});
