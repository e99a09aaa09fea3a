import { describe, expect, it } from "vitest";
import { nazareth } from "../../accounts/address/address-fixture";
import { type ShopSettingsInput, shopSettingsSchema } from "../../shops/settings/shop-settings";
import { anonymousVisitor } from "../../shops/visitors/visitor";
import type { CartLineRecord } from "../cart/cart-line-record";
import type { CheckoutDraft } from "../checkout/checkout-draft";
import { mugLine } from "./cart-line-fixture";
import { noCodes, summarizeCart } from "./summarize-cart";

const standard = { type: "flat", code: "standard", title: "Standard", amountMinor: 600 } as const;
const express = { type: "flat", code: "express", title: "Express", amountMinor: 1600 } as const;
const tenPercent = { type: "percent", rateBasisPoints: 1000 } as const;

function summarize(
  discounts: ShopSettingsInput["discounts"],
  {
    lines = [mugLine],
    draft = {},
    settings = {},
    ...codes
  }: Partial<typeof noCodes & Pick<Parameters<typeof summarizeCart>[0], "minimum">> & {
    lines?: CartLineRecord[];
    draft?: CheckoutDraft;
    settings?: ShopSettingsInput;
  } = {},
) {
  return summarizeCart({
    ...noCodes,
    ...codes,
    cartId: "cart",
    lines,
    draft,
    shop: {
      tenant: { id: "tenant", code: "harbor", currency: "USD" },
      settings: shopSettingsSchema.parse({ shipping_methods: [standard, express], discounts, ...settings }),
    },
    visitor: anonymousVisitor,
    now: new Date("2026-06-01T00:00:00Z"),
  });
}

const { itemId: _item, lineKey: _key, lineData: _data, qty: _qty, seenPriceMinor: _seen, ...mug } = mugLine;
const soap = { ...mug, productId: 12, sku: "SOAP", skus: ["SOAP"], name: "Soap", stockItemId: 6 };
const gift: CartLineRecord = {
  ...mugLine,
  ...soap,
  itemId: 2,
  qty: 1,
  lineKey: "free:soap",
  autoAddedBy: "soap",
};
const freeSoap: NonNullable<ShopSettingsInput["discounts"]>[number] = {
  id: "soap",
  title: "A free soap",
  action: { type: "freebie", skus: ["SOAP", "BRUSH"] },
};

describe("discounts of the shop", () => {
  it("an automatic one applies and is named", () => {
    const summary = summarize([{ id: "spring", title: "Spring sale", action: tenPercent }]);
    expect(summary.totals.discountMinor).toBe(250);
    expect(summary.appliedDiscounts).toEqual([
      { ruleId: "spring", title: "Spring sale", code: null, seller: null, amountMinor: 250 },
    ]);
  });

  it("one for a category applies to the products of it", () => {
    const rule = { id: "mugs", title: "Mugs", action: tenPercent, conditions: { categories: ["kitchen"] } };
    const inKitchen = { ...mugLine, categories: ["home", "kitchen"] };
    expect(summarize([rule]).totals.discountMinor).toBe(0);
    expect(summarize([rule], { lines: [inKitchen] }).totals.discountMinor).toBe(250);
  });

  it("one for a product applies to its variations", () => {
    const rule = { id: "mugs", title: "Mugs", action: tenPercent, conditions: { skus: ["MUG-ALL"] } };
    const variation = { ...mugLine, skus: ["MUG", "MUG-ALL"] };
    expect(summarize([rule], { lines: [variation] }).totals.discountMinor).toBe(250);
  });

  it.each([
    ["a gift card", { classCode: "gift_certificate" as const }],
    ["a quoted price", { isQuoted: true }],
  ])("none applies to %s", (_, over) => {
    const lines = [{ ...mugLine, ...over }];
    expect(
      summarize([{ id: "spring", title: "Spring", action: tenPercent }], { lines }).totals,
    ).toMatchObject({ discountMinor: 0 });
  });
});

describe("coupon codes", () => {
  const coupon = {
    id: "welcome",
    title: "Welcome",
    code: "WELCOME10",
    action: tenPercent,
    conditions: { minimumMinor: 2000, maxUsesPerCustomer: 1 },
  };

  it("an entered code applies", () => {
    const summary = summarize([coupon], { codes: ["WELCOME10"] });
    expect(summary.couponCodes).toEqual([{ code: "WELCOME10", message: "" }]);
    expect(summary.totals.discountMinor).toBe(250);
  });

  it("a code whose condition is no longer met stays, with the reason", () => {
    const lines = [{ ...mugLine, qty: 1 }];
    const { couponCodes, totals } = summarize([coupon], { lines, codes: ["WELCOME10"] });
    expect(couponCodes[0]?.message).toBe("The coupon code “WELCOME10” needs a purchase of at least $20.00.");
    expect(totals.discountMinor).toBe(0);
  });

  it("a code that this buyer has used before does not apply", () => {
    const uses = { welcome: { total: 1, byCustomer: 1 } };
    expect(summarize([coupon], { codes: ["WELCOME10"], uses }).couponCodes[0]?.message).toBe(
      "You have already used the coupon code “WELCOME10”.",
    );
  });
});

describe("free products", () => {
  it("are offered for choice, those in stock", () => {
    expect(summarize([freeSoap], { freebies: [soap] }).prompts).toEqual([
      {
        ruleId: "soap",
        title: "A free soap",
        qty: 1,
        options: [{ productId: 12, sku: "SOAP", name: "Soap", variationText: "", image: null }],
      },
    ]);
    const soldOut = { ...soap, item: { ...soap.item, onHand: 0 } };
    expect(summarize([freeSoap], { freebies: [soldOut] }).prompts).toEqual([]);
  });

  it("cost nothing in the cart", () => {
    const { items, prompts, totals } = summarize([freeSoap], { lines: [mugLine, gift], freebies: [soap] });
    expect(items[1]).toMatchObject({ autoAddedBy: "soap", rowTotalMinor: 1250, discountMinor: 1250 });
    expect([totals.subtotalMinor - totals.discountMinor, prompts]).toEqual([2500, []]);
  });

  it("are left out, not sold, once their discount is gone", () => {
    const { items, totals, count } = summarize([], { lines: [mugLine, gift] });
    expect([items.length, totals.subtotalMinor, count]).toEqual([1, 2500, 2]);
  });

  it("are left out when they are out of stock, and do not block the order", () => {
    const soldOut = { ...gift, item: { ...gift.item, onHand: 0 } };
    const { items, invalidItems } = summarize([freeSoap], { lines: [mugLine, soldOut] });
    expect([items.length, invalidItems.length]).toEqual([1, 0]);
  });
});

describe("what is given counts for no threshold (rule shipping-4)", () => {
  /** A mug line of 25.00, and a soap of 12.50 for free. */
  const withGift = { lines: [mugLine, gift], freebies: [soap] };

  it.each([
    [2500, 0],
    [2501, 600],
  ])("delivery that is free from %i costs %i", (freeAboveMinor, priceMinor) => {
    const method = { ...standard, type: "free_above", freeAboveMinor } as const;
    const { totals } = summarize([freeSoap], { ...withGift, settings: { shipping_methods: [method] } });
    expect(totals.shippingMinor).toBe(priceMinor);
  });

  it("delivery by a table of prices costs what it costs without the gift", () => {
    const rows = [
      { from: 0, amountMinor: 700 },
      { from: 2501, amountMinor: 100 },
    ];
    const method = { type: "table", code: "table", title: "Table", by: "price", rows } as const;
    const settings: ShopSettingsInput = { shipping_methods: [method] };
    expect(summarize([freeSoap], { ...withGift, settings }).totals.shippingMinor).toBe(
      summarize([], { settings }).totals.shippingMinor,
    );
  });

  it("a seller’s minimum is not met by it", () => {
    const minimum = { minimumMinor: 3000, sellerName: "Lehigh Clay" };
    expect(summarize([freeSoap], { ...withGift, minimum }).minimumRefusal).toBe(
      "Lehigh Clay takes orders of $30.00 or more. Add $5.00 to order.",
    );
  });

  it("a discount’s minimum is not met by it", () => {
    const rule = { id: "ten", title: "10 %", action: tenPercent, conditions: { minimumMinor: 2501 } };
    const { appliedDiscounts } = summarize([freeSoap, rule], withGift);
    expect(appliedDiscounts.map(({ ruleId }) => ruleId)).toEqual(["soap"]);
  });

  it("but coupons take nothing from what was bought", () => {
    const method = { ...standard, type: "free_above", freeAboveMinor: 2500 } as const;
    const rule = { id: "ten", title: "10 %", code: "TEN", action: tenPercent };
    const { totals } = summarize([rule], { codes: ["TEN"], settings: { shipping_methods: [method] } });
    expect([totals.discountMinor, totals.shippingMinor]).toEqual([250, 0]);
  });
});

describe("delivery in the totals", () => {
  it("is the first method until one is chosen, and only one", () => {
    const before = summarize([]);
    expect(before).toMatchObject({ isShippingChosen: false, shippingMethod: { code: "standard" } });
    expect(before.totals.shippingMinor).toBe(600);
    const after = summarize([], { draft: { shippingAddress: nazareth, shippingMethodCode: "express" } });
    expect(after).toMatchObject({ isShippingChosen: true, shippingMethod: { code: "express" } });
    expect(after.totals.shippingMinor).toBe(1600);
    expect(after.adjustments.filter(({ stage }) => stage === "shipping")).toHaveLength(1);
  });

  it.each([
    ["a code that is offered", { shippingMethodCode: "express" }, true],
    ["an address, which takes the first (rule checkout-13)", { shippingAddress: nazareth }, true],
    ["a code that is not offered", { shippingAddress: nazareth, shippingMethodCode: "drone" }, false],
    ["nothing", {}, false],
  ])("is chosen by %s", (_what, draft, isChosen) => {
    expect(summarize([], { draft }).isShippingChosen).toBe(isChosen);
  });

  it("is not chosen by an address where there is none", () => {
    const settings = { shipping_methods: [] };
    expect(summarize([], { draft: { shippingAddress: nazareth }, settings }).isShippingChosen).toBe(false);
  });

  it("a free shipping coupon takes it off", () => {
    const rule = {
      id: "ship",
      title: "Free shipping",
      code: "SHIP",
      action: { type: "free_shipping" },
    } as const;
    const { totals } = summarize([rule], { codes: ["SHIP"] });
    expect(totals).toMatchObject({ shippingDiscountMinor: 600, grandTotalMinor: 2500 });
  });
});

describe("an estimate", () => {
  const salesTax = { name: "Sales tax", country: "US", state: "PA", rateBasisPoints: 600 };
  const settings = { tax: { rules: [salesTax] } };
  const estimatedFor = { country: "US", state: "PA", postcode: "18064" };

  it("works taxes out for a place without an address", () => {
    expect(summarize([], { settings, draft: { estimatedFor } })).toMatchObject({
      isEstimate: true,
      isTaxKnown: true,
      totals: { taxMinor: 150 },
    });
  });

  it("is none where no place is known", () => {
    expect(summarize([], { settings })).toMatchObject({ isEstimate: false, isTaxKnown: false });
  });

  it("gives way to the address", () => {
    const draft = { estimatedFor, shippingAddress: { ...nazareth, state: "NJ" } };
    expect(summarize([], { settings, draft })).toMatchObject({ isEstimate: false, totals: { taxMinor: 0 } });
  });
});

describe("gift cards", () => {
  const card = (balanceMinor: number) => ({
    kind: "gift_certificate" as const,
    code: "7",
    codeEnd: "NPQR",
    balanceMinor,
  });

  it("pay the total as far as their balance goes", () => {
    const { totals } = summarize([], { redemptions: [card(2000)] });
    expect(totals).toMatchObject({ grandTotalMinor: 3100, redeemedMinor: 2000, totalDueMinor: 1100 });
    expect(totals.redemptions[0]?.title).toBe("Gift card ending in NPQR");
  });

  it("never pay more than the total", () => {
    expect(summarize([], { redemptions: [card(90_000)] }).totals).toMatchObject({
      redeemedMinor: 3100,
      totalDueMinor: 0,
    });
  });
});
