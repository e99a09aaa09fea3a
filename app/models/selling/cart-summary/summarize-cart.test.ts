import { describe, expect, it } from "vitest";
import { nazareth } from "../../accounts/address/address-fixture";
import { missingItem } from "../../catalogue/stock/sellable";
import { type ShopSettingsInput, shopSettingsSchema } from "../../shops/settings/shop-settings";
import { anonymousVisitor, type Visitor } from "../../shops/visitors/visitor";
import type { CartLineRecord } from "../cart/cart-line-record";
import { mugLine } from "./cart-line-fixture";
import { noCodes, summarizeCart } from "./summarize-cart";

const flat = { type: "flat", code: "standard", title: "Standard", amountMinor: 600 } as const;
const salesTax = { name: "Sales tax", country: "US", state: "PA", rateBasisPoints: 600 };

function summarize(
  lines: CartLineRecord[],
  {
    settings = {},
    visitor = anonymousVisitor,
    draft = {},
    ...codes
  }: {
    settings?: ShopSettingsInput;
    visitor?: Visitor;
    draft?: Parameters<typeof summarizeCart>[0]["draft"];
  } & Partial<Pick<Parameters<typeof summarizeCart>[0], keyof typeof noCodes | "minimum">> = {},
) {
  const shop = {
    tenant: { id: "tenant", code: "harbor", currency: "USD" },
    settings: shopSettingsSchema.parse({
      shipping_methods: [flat],
      tax: { rules: [salesTax] },
      ...settings,
    }),
  };
  return summarizeCart({
    ...noCodes,
    ...codes,
    cartId: "cart",
    lines,
    draft,
    shop,
    visitor,
    now: new Date("2026-06-01T00:00:00Z"),
  });
}

const vase: CartLineRecord = {
  ...mugLine,
  itemId: 2,
  productId: 12,
  sku: "VASE",
  name: "Tall vase",
  qty: 1,
  finalPriceMinor: 4000,
  priceMinor: 5000,
  stockItemId: 6,
};

describe("the minimum of a seller (rule sellers-14)", () => {
  const minimum = { minimumMinor: 10_000, sellerName: "Lehigh Clay" };
  const half = { title: "Half", id: "half", action: { type: "percent", rateBasisPoints: 5000 } } as const;

  it("counts the goods before discounts, in one cart", () => {
    expect(summarize([mugLine], { minimum }).minimumRefusal).toBe(
      "Lehigh Clay takes orders of $100.00 or more. Add $75.00 to order.",
    );
    const settings = { discounts: [half] };
    expect(summarize([{ ...mugLine, qty: 8 }], { minimum, settings }).minimumRefusal).toBeNull();
  });

  it("is not asked of prices that were agreed on, nor of an empty cart", () => {
    expect(summarize([{ ...mugLine, isQuoted: true }], { minimum }).minimumRefusal).toBeNull();
    expect(summarize([], { minimum }).minimumRefusal).toBeNull();
  });

  it("is not asked where one of the goods has a price that was agreed on", () => {
    expect(summarize([{ ...mugLine, isQuoted: true }, vase], { minimum }).minimumRefusal).toBeNull();
    expect(summarize([mugLine, vase], { minimum }).minimumRefusal).not.toBeNull();
  });

  it("says no amount where prices are hidden", () => {
    const settings = { modules: { sociallogins: { hide_price_for_anonymous: true } } };
    expect(summarize([mugLine], { minimum, settings }).minimumRefusal).toBeNull();
  });
});

describe("summarizeCart", () => {
  it("adds up its lines", () => {
    const summary = summarize([mugLine, vase]);
    expect(summary.totals.subtotalMinor).toBe(2 * 1250 + 4000);
    expect(summary.count).toBe(3);
  });

  it("shows the list price of a reduced product", () => {
    expect(summarize([vase]).items[0]).toMatchObject({ priceMinor: 4000, listPriceMinor: 5000 });
  });

  it("uses the price tier of the quantity, for the shopper's group", () => {
    const levels = [{ id: "1", customerGroups: ["wholesale"], minQty: 2, priceMinor: 1000 }];
    const customer = { group: "wholesale", isVerified: true } as Visitor["customer"];
    const line = { ...mugLine, levels };
    expect(summarize([line]).items[0]?.priceMinor).toBe(1250);
    expect(summarize([line], { visitor: { ...anonymousVisitor, customer } }).items[0]?.priceMinor).toBe(1000);
  });

  it("reports a price that differs from the one last seen", () => {
    expect(summarize([{ ...mugLine, seenPriceMinor: 1100 }]).changedItems).toEqual([
      { itemId: 1, name: "Harbour mug", fromMinor: 1100, toMinor: 1250 },
    ]);
    expect(summarize([{ ...mugLine, seenPriceMinor: 1250 }]).changedItems).toEqual([]);
  });

  it.each([
    ["archived", { status: "archived" }, "Unavailable"],
    ["not for sale", { availableForSale: false }, "Unavailable"],
    ["hidden from the shop", { isListed: false }, "Unavailable"],
    ["without a price", { finalPriceMinor: 0 }, "Invalid Price"],
    ["sold out", { item: { ...mugLine.item, onHand: 0 } }, "Out of Stock"],
    ["without a stock item", { item: missingItem, stockItemId: null }, "Out of Stock"],
  ])("separates a line that is %s", (_, over, problem) => {
    const summary = summarize([vase, { ...mugLine, ...over } as CartLineRecord]);
    expect(summary.invalidItems).toMatchObject([{ itemId: 1, problem }]);
    expect(summary.totals.subtotalMinor).toBe(4000);
  });

  it("keeps a quantity above the limit, with a message", () => {
    const summary = summarize([{ ...mugLine, qty: 11 }]);
    expect(summary.items).toMatchObject([{ qty: 11, problem: "Only 10 available" }]);
  });

  it("counts two lines of one stock item together", () => {
    const two = [
      { ...mugLine, qty: 6 },
      { ...vase, stockItemId: 5, qty: 5 },
    ];
    expect(summarize(two).items.map(({ problem }) => problem)).toEqual([
      "Only 5 available",
      "Only 4 available",
    ]);
  });

  it("contains no price that the visitor may not see", () => {
    const settings = { modules: { sociallogins: { hide_price_for_anonymous: true } } };
    const summary = summarize([mugLine], { settings });
    expect(summary.items).toEqual([]);
    expect(summary.invalidItems).toMatchObject([{ priceMinor: 0, problem: "Sign in to see pricing" }]);
    expect(summary.totals.grandTotalMinor).toBe(0);
  });

  it("shows the price of a 'See Price In Cart' product", () => {
    expect(summarize([{ ...mugLine, hidePrice: true }]).items[0]?.priceMinor).toBe(1250);
  });

  it("adds delivery and tax once they are known", () => {
    const before = summarize([mugLine]);
    expect(before).toMatchObject({ isTaxKnown: false, isShippingChosen: false });
    const draft = { shippingAddress: nazareth, shippingMethodCode: "standard" };
    const after = summarize([mugLine], { draft });
    expect(after.totals).toMatchObject({
      shippingMinor: 600,
      taxMinor: 150,
      grandTotalMinor: 2500 + 600 + 150,
    });
  });

  it("adds the shipping fee of each piece, except for pickup", () => {
    const settings = {
      shipping_methods: [flat, { type: "pickup", code: "pickup", title: "Pickup" } as const],
    };
    const lines = [{ ...mugLine, shippingFeeMinor: 250 }, vase];
    expect(summarize(lines).totals).toMatchObject({
      shippingFeeMinor: 500,
      grandTotalMinor: 6500 + 600 + 500,
    });
    const at = (shippingMethodCode: string) =>
      summarize(lines, { settings, draft: { shippingAddress: nazareth, shippingMethodCode } });
    expect(at("standard").items.map((item) => item.shippingFeeMinor)).toEqual([500, 0]);
    expect(at("standard").totals).toMatchObject({ shippingMinor: 600, shippingFeeMinor: 500 });
    expect(at("pickup").totals).toMatchObject({ shippingMinor: 0, shippingFeeMinor: 0 });
  });

  it("lists products that cannot be sent to the destination", () => {
    const draft = { shippingAddress: nazareth };
    const summary = summarize([mugLine], { draft, settings: { us_restrict_states: ["PA"] } });
    expect(summary.shippingRefusals).toEqual(["Harbour mug cannot be shipped to Pennsylvania."]);
  });

  it("refuses the place of an estimate too, but nothing that is picked up", () => {
    const settings = {
      shipping_methods: [flat, { type: "pickup", code: "pickup", title: "Pickup" } as const],
      us_restrict_states: ["PA"],
    };
    const { country, state, postcode } = nazareth;
    const refusalsBy = (shippingMethodCode: string) =>
      summarize([mugLine], {
        settings,
        draft: { estimatedFor: { country, state, postcode }, shippingMethodCode },
      }).shippingRefusals;
    expect(refusalsBy("standard")).toEqual(["Harbour mug cannot be shipped to Pennsylvania."]);
    expect(refusalsBy("pickup")).toEqual([]);
  });

  it("offers the methods that all products may go by", () => {
    const settings = {
      shipping_methods: [flat, { type: "pickup", code: "pickup", title: "Pickup" } as const],
    };
    const pickedUp = { ...vase, shippingTerms: { methods: ["pickup"], methodsText: "", excluded: [] } };
    const summary = summarize([mugLine, pickedUp], { settings });
    expect(summary.shippingOffers.map(({ code }) => code)).toEqual(["pickup"]);
    expect(summary.items.map((item) => item.methodLimitText)).toEqual(["", "Only: Pickup"]);
  });

  it("has no method where its products allow none in common", () => {
    const byDrone = { ...vase, shippingTerms: { methods: ["drone"], methodsText: "", excluded: [] } };
    expect(summarize([mugLine, byDrone])).toMatchObject({ shippingOffers: [], shippingMethod: null });
  });

  it("needs no delivery for non-shippable products and taxes them by the billing address", () => {
    const draft = { billingAddress: nazareth };
    const summary = summarize([{ ...mugLine, nonShippable: true }], { draft });
    expect(summary).toMatchObject({ needsShipping: false, shippingOffers: [], isTaxKnown: true });
    expect(summary.totals.taxMinor).toBe(150);
  });
});

describe("with choices made", () => {
  it("free shipping depends on the subtotal of all pieces", () => {
    const method = { ...flat, type: "free_above", freeAboveMinor: 2500 } as const;
    const settings = { shipping_methods: [method] };
    const draft = { shippingAddress: nazareth, shippingMethodCode: "standard" };
    const shippingOf = (qty: number) =>
      summarize([{ ...mugLine, qty }], { settings, draft }).totals.shippingMinor;
    expect([shippingOf(1), shippingOf(2), shippingOf(3)]).toEqual([600, 0, 0]);
  });

  it("delivery is taxed by the shipping address, whatever the billing address", () => {
    const draft = { shippingAddress: { ...nazareth, state: "NJ" }, billingAddress: nazareth };
    expect(summarize([mugLine], { draft }).totals.taxMinor).toBe(0);
  });

  it("non-shippable products without a billing address are taxed by the shipping address", () => {
    const draft = { shippingAddress: nazareth };
    expect(summarize([{ ...mugLine, nonShippable: true }], { draft }).totals.taxMinor).toBe(150);
  });

  it("no product is refused before the destination is known", () => {
    expect(summarize([mugLine], { settings: { us_restrict_states: ["PA"] } }).shippingRefusals).toEqual([]);
  });

  it("a zero tax counts as known, and a new cart has no price changes", () => {
    const summary = summarize([mugLine], { settings: { tax: { rules: [] } } });
    expect(summary.isTaxKnown).toBe(true);
    expect(summary.changedItems).toEqual([]);
    expect(summary.adjustments.map(({ stage }) => stage)).toEqual(["shipping"]);
  });

  it("includes every step of the price", () => {
    const draft = { shippingAddress: nazareth, shippingMethodCode: "standard" };
    const { adjustments } = summarize([mugLine], { draft });
    expect(adjustments.map(({ stage, amountMinor }) => [stage, amountMinor])).toEqual([
      ["shipping", 600],
      ["tax", 150],
    ]);
  });
});

describe("when each line arrives (rules dates-2 and dates-3)", () => {
  const settings: ShopSettingsInput = {
    delivery_estimates: [
      { id: "standard", days: [3, 5] },
      { id: "next-day", days: [1, 1] },
      { id: "engraved", days: [6, 8] },
    ],
    shipping_methods: [flat, { ...flat, code: "express", title: "Express", estimate: "next-day" }],
  };
  const arrivals = (lines: CartLineRecord[], shippingMethodCode?: string) =>
    summarize(lines, {
      settings,
      draft: { shippingAddress: nazareth, ...(shippingMethodCode ? { shippingMethodCode } : {}) },
    }).items.map(({ deliveryText }) => deliveryText);
  const engraved = { ...vase, deliveryEstimateId: "engraved" };
  const backorders = { ...mugLine.item, onHand: 1, allowBackorders: true };

  it("follows the chosen method, before a choice the first on offer", () => {
    expect(arrivals([mugLine])).toEqual(["Arrives Thu, Jun 4 – Mon, Jun 8"]);
    expect(arrivals([mugLine], "express")).toEqual(["Arrives Tue, Jun 2"]);
  });

  it("is each line's own", () => {
    expect(arrivals([mugLine, engraved], "express")).toEqual([
      "Arrives Tue, Jun 2",
      "Arrives Tue, Jun 9 – Thu, Jun 11",
    ]);
  });

  it("is that of the backordered pieces where a line, or lines of one stock item, take more than there is", () => {
    const [first, second] = [
      { ...mugLine, qty: 1, item: backorders },
      { ...mugLine, itemId: 9, lineKey: "b", qty: 1, item: backorders },
    ];
    const shipping = { backorderShipsOn: "2026-06-12" };
    expect(arrivals([{ ...mugLine, qty: 2, item: backorders }])).toEqual([""]);
    expect(arrivals([first, second])).toEqual(["Arrives Thu, Jun 4 – Mon, Jun 8", ""]);
    expect(arrivals([first, { ...second, ...shipping }], "express")).toEqual([
      "Arrives Tue, Jun 2",
      "Arrives Mon, Jun 15",
    ]);
  });

  it("is not told of a line that cannot be bought", () => {
    const gone = summarize([{ ...mugLine, status: "archived" }], { settings });
    expect(gone.invalidItems.map(({ deliveryText }) => deliveryText)).toEqual([""]);
  });
});
