import { describe, expect, test } from "vitest";
import { nazareth } from "../../accounts/address/address-fixture";
import { discount, guest } from "../discount/discount-fixture";
import { excise, salesTax } from "../tax/tax-fixture";
import { priceCart } from "./price-cart";
import { pricingInput, pricingLine } from "./pricing-fixture";
import type { PricingInput } from "./pricing-input";

/** Stage, code and amount of every adjustment. */
const stepsOf = (input: PricingInput) =>
  priceCart(input).adjustments.map(({ stage, code, amountMinor }) => [stage, code, amountMinor]);
const sharesOf = (input: PricingInput, stage: string) =>
  priceCart(input)
    .adjustments.filter((adjustment) => adjustment.stage === stage)
    .map(({ shares }) => Object.fromEntries(shares.map(({ lineId, amountMinor }) => [lineId, amountMinor])));

const standard = { code: "standard", title: "Standard", priceMinor: 700, isPickup: false };
const withRules = (...rules: PricingInput["discounts"]["rules"]) => ({ rules, context: guest });

test("a cart at list prices has no adjustments", () => {
  expect(stepsOf(pricingInput({ lines: [pricingLine("mug", { qty: 3 })] }))).toEqual([]);
});

describe("the unit price", () => {
  const levels = [
    { id: "five", customerGroups: [], minQty: 5, priceMinor: 800 },
    { id: "trade", customerGroups: ["trade"], minQty: 1, priceMinor: 600 },
  ];

  test("is the sale price in a sale", () => {
    const lines = [pricingLine("mug", { qty: 2, finalPriceMinor: 900 })];
    expect(stepsOf(pricingInput({ lines }))).toEqual([["sale", "mug", -200]]);
  });

  test.each([
    ["one below the tier", 4, null, []],
    ["at the tier", 5, null, [["tier", "five", 5 * -200]]],
    ["of a group", 1, "trade", [["tier", "trade", -400]]],
  ])("follows its tiers: %s", (_, qty, group, steps) => {
    const lines = [pricingLine("mug", { qty, levels })];
    expect(stepsOf(pricingInput({ lines, group }))).toEqual(steps);
  });

  test("ignores a tier that costs more than the sale price", () => {
    const lines = [pricingLine("mug", { qty: 5, finalPriceMinor: 700, levels })];
    expect(stepsOf(pricingInput({ lines }))).toEqual([["sale", "mug", 5 * -300]]);
  });

  test("includes the option fees of every piece, in addition to the tier", () => {
    const optionFees = [{ code: "wrap", title: "Gift wrapping", amountMinor: 150 }];
    const lines = [pricingLine("mug", { qty: 5, levels, optionFees })];
    expect(stepsOf(pricingInput({ lines }))).toEqual([
      ["tier", "five", -1000],
      ["option_fee", "wrap", 750],
    ]);
  });
});

describe("discounts", () => {
  const lines = [pricingLine("lamp", { priceMinor: 2000 }), pricingLine("mug")];

  test("on the order are spread over the lines by cost", () => {
    const rule = discount({ type: "fixed", amountMinor: 100 });
    expect(sharesOf(pricingInput({ lines, discounts: withRules(rule) }), "order_discount")).toEqual([
      { lamp: -67, mug: -33 },
    ]);
  });

  test("on products affect these lines only", () => {
    const rule = discount({ type: "percent", rateBasisPoints: 1000 }, { skus: ["mug"] });
    expect(sharesOf(pricingInput({ lines, discounts: withRules(rule) }), "line_discount")).toEqual([
      { mug: -100 },
    ]);
  });

  test("are computed after option fees and tiers", () => {
    const optionFees = [{ code: "wrap", title: "Gift wrapping", amountMinor: 500 }];
    const rule = discount({ type: "percent", rateBasisPoints: 1000 });
    const input = pricingInput({ lines: [pricingLine("mug", { optionFees })], discounts: withRules(rule) });
    expect(sharesOf(input, "order_discount")).toEqual([{ mug: -150 }]);
  });

  test("with a free product report it", () => {
    const rule = discount({ type: "freebie", skus: ["pen"], qty: 1 });
    const free = pricingLine("pen", { freebieOf: "freebie" });
    const input = pricingInput({ lines: [...lines, free], discounts: withRules(rule) });
    expect(sharesOf(input, "line_discount")).toEqual([{ pen: -1000 }]);
  });
});

describe("delivery", () => {
  const poster = pricingLine("poster", { priceMinor: 3000 });
  const ebook = pricingLine("ebook", { priceMinor: 9000, nonShippable: true });

  test("is shared by the shipped lines by cost after discounts", () => {
    const rule = discount({ type: "fixed", amountMinor: 2000 }, { skus: ["poster"] });
    const lines = [poster, ebook, pricingLine("mug")];
    const input = pricingInput({ lines, shipping: standard, discounts: withRules(rule) });
    expect(sharesOf(input, "shipping")).toEqual([{ poster: 350, mug: 350 }]);
  });

  test("is free if nothing is shipped", () => {
    expect(stepsOf(pricingInput({ lines: [ebook], shipping: standard }))).toEqual([]);
  });

  test("that is free shows its regular price", () => {
    const input = pricingInput({
      lines: [poster],
      shipping: standard,
      discounts: withRules(discount({ type: "free_shipping" })),
    });
    expect(stepsOf(input)).toEqual([
      ["shipping", "standard", 700],
      ["shipping_discount", "free_shipping", -700],
    ]);
  });

  test("adds shipping fees for every piece, except for pickup", () => {
    const lines = [pricingLine("sofa", { qty: 2, shippingFeeMinor: 400 })];
    expect(stepsOf(pricingInput({ lines }))).toEqual([["shipping_fee", "shipping_fee", 800]]);
    const pickup = { ...standard, priceMinor: 0, isPickup: true };
    expect(stepsOf(pricingInput({ lines, shipping: pickup }))).toEqual([["shipping", "standard", 0]]);
  });
});

describe("taxes", () => {
  const lines = [
    pricingLine("lamp", { qty: 2, priceMinor: 2500 }),
    pricingLine("cigar", { taxClass: "tobacco" }),
  ];
  const tax = { table: [salesTax, excise], destination: nazareth, inclusive: false };

  test("apply to goods and delivery, with named duties", () => {
    expect(stepsOf(pricingInput({ lines, tax, shipping: standard }))).toEqual([
      ["shipping", "standard", 700],
      ["tax", "Sales tax", 300],
      ["tax", "Sales tax", 42],
      ["other_tax", "Tobacco excise", 100],
    ]);
  });

  test("on delivery are spread like the delivery", () => {
    expect(sharesOf(pricingInput({ lines, tax, shipping: standard }), "tax")).toEqual([
      { lamp: 300 },
      { lamp: 35, cigar: 7 },
    ]);
  });

  test("included in prices are marked", () => {
    const { adjustments } = priceCart(pricingInput({ lines, tax: { ...tax, inclusive: true } }));
    expect(adjustments.map(({ isContained }) => isContained)).toEqual([true, true]);
  });

  describe("of a buyer who is exempt (rule tax-4)", () => {
    const exempt = { ...tax, isExempt: true };

    test("are not added to prices", () => {
      expect(stepsOf(pricingInput({ lines, tax: exempt, shipping: standard }))).toEqual([
        ["shipping", "standard", 700],
      ]);
    });

    test("are taken off prices that contain them, goods and delivery each, in the order of stages", () => {
      const inclusive = { ...exempt, inclusive: true };
      expect(stepsOf(pricingInput({ lines, tax: inclusive, shipping: standard }))).toEqual([
        ["order_discount", "tax_exempt", -374],
        ["shipping", "standard", 700],
        ["shipping_discount", "tax_exempt", -40],
      ]);
    });

    test("come off each line by what it contains", () => {
      const inclusive = { ...exempt, inclusive: true };
      expect(sharesOf(pricingInput({ lines, tax: inclusive }), "order_discount")).toEqual([
        { lamp: -283, cigar: -91 },
      ]);
    });
  });

  test("are zero while the destination is unknown", () => {
    expect(stepsOf(pricingInput({ lines, tax: { ...tax, destination: null } }))).toEqual([]);
  });
});

test("redemptions apply after tax, each up to its balance", () => {
  const input = pricingInput({
    lines: [pricingLine("lamp", { priceMinor: 5000 }), pricingLine("mug")],
    tax: { table: [salesTax], destination: nazareth, inclusive: false },
    redemptions: [
      { kind: "gift_certificate", code: "GIFT", balanceMinor: 5000 },
      { kind: "store_credit", code: "", balanceMinor: 9000 },
    ],
  });
  expect(stepsOf(input)).toEqual([
    ["tax", "Sales tax", 360],
    ["redemption", "gift_certificate:GIFT", -5000],
    ["redemption", "store_credit:", -1360],
  ]);
});

describe("the texts for the shopper", () => {
  const titlesOf = (input: PricingInput) =>
    priceCart(input).adjustments.map(({ stage, title, on }) => [stage, title, on]);
  const levels = (minQty: number) => [{ id: "l", customerGroups: [], minQty, priceMinor: 800 }];

  test("of the unit price", () => {
    const sale = pricingLine("mug", { finalPriceMinor: 900 });
    expect(titlesOf(pricingInput({ lines: [sale] }))).toEqual([["sale", "Sale price", "goods"]]);
    const tier = pricingLine("mug", { qty: 5, levels: levels(5) });
    expect(titlesOf(pricingInput({ lines: [tier] }))).toEqual([["tier", "Price from 5 pieces", "goods"]]);
    const own = pricingLine("mug", { qty: 5, levels: levels(1) });
    expect(titlesOf(pricingInput({ lines: [own] }))).toEqual([["tier", "Your price", "goods"]]);
  });

  test("of delivery, taxes and redemptions", () => {
    const input = pricingInput({
      lines: [pricingLine("cigar", { taxClass: "tobacco", shippingFeeMinor: 50 }), pricingLine("mug")],
      shipping: standard,
      discounts: withRules(discount({ type: "free_shipping" })),
      tax: { table: [salesTax, excise], destination: nazareth, inclusive: false },
      redemptions: [
        { kind: "gift_certificate", code: "GIFT", balanceMinor: 100 },
        { kind: "store_credit", code: "", balanceMinor: 100 },
      ],
    });
    expect(titlesOf(input)).toEqual([
      ["shipping", "Standard", "delivery"],
      ["shipping_discount", "Free shipping", "delivery"],
      ["shipping_fee", "Shipping fee", "delivery"],
      ["tax", "Sales tax", "goods"],
      ["tax", "Sales tax", "delivery"],
      ["other_tax", "Tobacco excise", "goods"],
      ["redemption", "Gift card", "goods"],
      ["redemption", "Store credit", "goods"],
    ]);
  });
});

test("two redemptions together never exceed the cost of a line", () => {
  const input = pricingInput({
    lines: [pricingLine("lamp", { priceMinor: 5000 }), pricingLine("mug")],
    redemptions: [
      { kind: "gift_certificate", code: "GIFT", balanceMinor: 4000 },
      { kind: "store_credit", code: "", balanceMinor: 9000 },
    ],
  });
  expect(sharesOf(input, "redemption")).toEqual([
    { lamp: -3333, mug: -667 },
    { lamp: -1667, mug: -333 },
  ]);
});

test("free shipping is not discounted again", () => {
  const shipping = { ...standard, priceMinor: 0 };
  const discounts = withRules(discount({ type: "free_shipping" }));
  expect(stepsOf(pricingInput({ lines: [pricingLine("mug")], shipping, discounts }))).toEqual([
    ["shipping", "standard", 0],
  ]);
});
