import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyDiscounts } from "./apply-discounts";
import { discount, guest, line } from "./discount-fixture";
import type { DiscountAction } from "./discount-rule";

const tenPercent = discount({ type: "percent", rateBasisPoints: 1000 });
const fiveOff = discount({ type: "fixed", amountMinor: 500 });
const freePen = discount({ type: "freebie", skus: ["pen"], qty: 1 });
const cart = [line("lamp", 1, 2500), line("mug", 2, 1000)];

function taken(...args: Parameters<typeof applyDiscounts>) {
  return applyDiscounts(...args).lineDiscountsMinor;
}

describe("amounts", () => {
  test("a percentage is spread over the lines", () => {
    expect(taken(cart, [tenPercent], guest)).toEqual([250, 200]);
  });

  test("the odd cent of a percentage goes to the largest remainder", () => {
    const lines = [line("a", 1, 333), line("b", 1, 333), line("c", 1, 334)];
    expect(taken(lines, [tenPercent], guest)).toEqual([33, 33, 34]);
  });

  test("an amount is spread in proportion to what lines cost", () => {
    expect(taken([line("a", 1, 3000), line("b", 1, 1000)], [fiveOff], guest)).toEqual([375, 125]);
  });

  test("an amount never exceeds the subtotal", () => {
    expect(taken([line("a", 1, 300)], [fiveOff], guest)).toEqual([300]);
  });

  test("a discount on some products leaves the others unchanged", () => {
    const mugs = discount({ type: "percent", rateBasisPoints: 5000 }, { skus: ["mug"] });
    expect(taken(cart, [mugs], guest)).toEqual([0, 1000]);
  });
});

describe("several discounts", () => {
  test("the amount is taken after the percentage", () => {
    expect(taken([line("lamp", 1, 10_000)], [fiveOff, tenPercent], guest)).toEqual([1500]);
  });

  test("each reports its amount", () => {
    const { applied } = applyDiscounts([line("lamp", 1, 10_000)], [fiveOff, tenPercent], guest);
    expect(applied.map(({ ruleId, amountMinor }) => [ruleId, amountMinor])).toEqual([
      ["percent", 1000],
      ["fixed", 500],
    ]);
  });

  test("a minimum is checked before other discounts", () => {
    const above = discount({ type: "fixed", amountMinor: 500 }, { minimumMinor: 10_000 });
    expect(taken([line("lamp", 1, 10_000)], [tenPercent, above], guest)).toEqual([1500]);
  });
});

describe("codes", () => {
  const coupon = { ...fiveOff, code: "FIVE" };

  test("apply only once entered", () => {
    expect(taken(cart, [coupon], guest)).toEqual([0, 0]);
  });

  test.each(["FIVE", " five "])("%j is recognized", (code) => {
    expect(applyDiscounts(cart, [coupon], { ...guest, codes: [code] }).applied).toHaveLength(1);
  });

  test("entered twice apply once", () => {
    expect(applyDiscounts(cart, [coupon], { ...guest, codes: ["FIVE", "five"] }).applied).toHaveLength(1);
  });

  test("unknown codes are refused", () => {
    const { refusals } = applyDiscounts(cart, [coupon], { ...guest, codes: ["SIX"] });
    expect(refusals).toEqual([{ code: "SIX", reason: "unknown", rule: null }]);
  });

  test("codes that do not apply have a reason", () => {
    const later = { ...coupon, conditions: { ...coupon.conditions, minimumMinor: 99_999 } };
    const { refusals } = applyDiscounts(cart, [later], { ...guest, codes: ["FIVE"] });
    expect(refusals[0]?.reason).toBe("minimum");
  });
});

describe("free shipping", () => {
  test("does not reduce the goods", () => {
    const result = applyDiscounts(cart, [discount({ type: "free_shipping" })], guest);
    expect([result.isShippingFree, result.lineDiscountsMinor]).toEqual([true, [0, 0]]);
  });

  test.each([
    ["by the shop for a discount of its own", null],
    ["by the seller who gives the discount", "lehigh"],
  ])("is paid %s, whichever others hold", (_who, seller) => {
    const rules = [tenPercent, discount({ type: "free_shipping" }, {}, { seller })];
    expect(applyDiscounts(cart, rules, guest)).toMatchObject({
      isShippingFree: true,
      shippingPaidBy: seller,
    });
  });

  test("has no payer where only other discounts apply", () => {
    expect(applyDiscounts(cart, [{ ...tenPercent, seller: "lehigh" }], guest).shippingPaidBy).toBeNull();
  });

  test("is listed among the applied discounts", () => {
    expect(applyDiscounts(cart, [discount({ type: "free_shipping" })], guest).applied).toHaveLength(1);
  });
});

describe("a free product", () => {
  const pen = line("pen", 1, 400, { freebieOf: "freebie" });

  test("is offered until one is chosen", () => {
    expect(applyDiscounts(cart, [freePen], guest).prompts).toEqual([
      { ruleId: "freebie", title: "freebie", skus: ["pen"], qty: 1 },
    ]);
  });

  test("costs nothing once it is in the cart, and is no longer offered", () => {
    const result = applyDiscounts([...cart, pen], [freePen], guest);
    expect([result.lineDiscountsMinor, result.prompts]).toEqual([[0, 0, 400], []]);
  });

  test("is free only as often as the discount allows", () => {
    expect(taken([...cart, { ...pen, qty: 3 }], [freePen], guest)).toEqual([0, 0, 400]);
  });

  test("is given in a variation of its own, too", () => {
    const bluePen = { ...pen, skus: ["pen-blue", "pen"] };
    expect(applyDiscounts([...cart, bluePen], [freePen], guest)).toMatchObject({
      lineDiscountsMinor: [0, 0, 400],
      lapsedFreebies: [],
    });
  });

  test("is removed when its discount no longer applies", () => {
    expect(applyDiscounts([...cart, pen], [], guest).lapsedFreebies).toEqual(["pen"]);
  });

  test("is removed when it is alone", () => {
    expect(applyDiscounts([pen], [freePen], guest).lapsedFreebies).toEqual(["pen"]);
  });
});

test("no line is discounted below zero, and the applied amounts match what is taken", () => {
  const action: fc.Arbitrary<DiscountAction> = fc.oneof(
    fc.record({ type: fc.constant("percent" as const), rateBasisPoints: fc.nat(10_000) }),
    fc.record({ type: fc.constant("fixed" as const), amountMinor: fc.nat(100_000) }),
    fc.record({
      type: fc.constant("buy_x_get_y" as const),
      buyQty: fc.integer({ min: 1, max: 4 }),
      getQty: fc.integer({ min: 1, max: 4 }),
      rateBasisPoints: fc.nat(10_000),
    }),
  );
  const cartLine = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.nat(99_999));
  fc.assert(
    fc.property(fc.array(action, { maxLength: 5 }), fc.array(cartLine, { maxLength: 6 }), (actions, rows) => {
      const lines = rows.map(([qty, price], index) => line(`line-${index}`, qty, price));
      const rules = actions.map((each, index) => discount(each, {}, { id: `rule-${index}` }));
      const { lineDiscountsMinor, applied } = applyDiscounts(lines, rules, guest);
      lines.forEach((each, index) => {
        const amount = lineDiscountsMinor[index] ?? -1;
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(each.qty * each.unitPriceMinor);
      });
      const sum = lineDiscountsMinor.reduce((total, amount) => total + amount, 0);
      expect(applied.reduce((total, each) => total + each.amountMinor, 0)).toBe(sum);
    }),
  );
});

describe("the applied discounts", () => {
  test("leave out a discount of zero", () => {
    const { applied, isShippingFree, prompts } = applyDiscounts([line("gift", 1, 0)], [tenPercent], guest);
    expect(applied).toEqual([]);
    expect(isShippingFree).toBe(false);
    expect(prompts).toEqual([]);
  });

  test("list the share of every line", () => {
    const { applied } = applyDiscounts(cart, [tenPercent], guest);
    expect(applied[0]?.shares).toEqual([
      { lineId: "lamp", amountMinor: 250 },
      { lineId: "mug", amountMinor: 200 },
    ]);
    const free = applyDiscounts(cart, [discount({ type: "free_shipping" })], guest).applied;
    expect(free[0]?.shares.map(({ amountMinor }) => amountMinor)).toEqual([0, 0]);
  });

  const bundle = { type: "buy_x_get_y", buyQty: 1, getQty: 1, rateBasisPoints: 10_000 } as const;

  test.each([
    ["a rate", discount({ type: "percent", rateBasisPoints: 1000 }), true],
    ["an amount", discount({ type: "fixed", amountMinor: 100 }), true],
    ["free shipping", discount({ type: "free_shipping" }), true],
    ["pieces for pieces", discount(bundle), false],
    ["some products", discount({ type: "fixed", amountMinor: 100 }, { skus: ["mug"] }), false],
    ["some categories", discount({ type: "fixed", amountMinor: 100 }, { categories: ["c"] }), false],
  ])("for %s apply to the order or to lines", (_, rule, isOrderDiscount) => {
    const lines = cart.map((one) => ({ ...one, categories: ["c"] }));
    expect(applyDiscounts(lines, [rule], guest).applied).toMatchObject([{ isOrderDiscount }]);
  });

  test("give no piece away twice", () => {
    const twice = [discount(bundle, {}, { id: "a" }), discount(bundle, {}, { id: "b" })];
    expect(taken([line("mug", 2, 1000), line("lamp", 2, 100)], twice, guest)).toEqual([0, 200]);
  });
});

test("a code is found among discounts without one", () => {
  const coupon = { ...fiveOff, id: "coupon", code: "FIVE" };
  const { applied } = applyDiscounts(cart, [tenPercent, coupon], { ...guest, codes: ["FIVE"] });
  expect(applied.map(({ ruleId }) => ruleId)).toEqual(["percent", "coupon"]);
});

describe("free products", () => {
  test("are given once, across all their lines", () => {
    const pens = [
      line("pen", 1, 400, { freebieOf: "freebie" }),
      line("pencil", 1, 300, { freebieOf: "freebie" }),
    ];
    const either = discount({ type: "freebie", skus: ["pen", "pencil"], qty: 1 });
    expect(taken([...cart, ...pens], [either], guest)).toEqual([0, 0, 400, 0]);
  });

  test("are neither the shopper's own lines nor lines that claim another discount", () => {
    expect(taken([...cart, line("pen", 1, 400)], [freePen], guest)).toEqual([0, 0, 0]);
    const posing = line("lamp-2", 1, 400, { freebieOf: "freebie" });
    expect(applyDiscounts([...cart, posing], [freePen], guest)).toMatchObject({
      lineDiscountsMinor: [0, 0, 0],
      lapsedFreebies: ["lamp-2"],
    });
  });

  test("belong to free-product discounts only", () => {
    const posing = line("pen", 1, 400, { freebieOf: "percent" });
    expect(applyDiscounts([...cart, posing], [tenPercent], guest).lapsedFreebies).toEqual(["pen"]);
  });
});
