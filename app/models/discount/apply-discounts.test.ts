import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyDiscounts } from "./apply-discounts";
import { discount, guest, line } from "./discount-fixture";
import type { DiscountAction } from "./discount-rule";

const tenPercent = discount({ type: "percent", rateBasisPoints: 1000 });
const fiveOff = discount({ type: "fixed", amountMinor: 500 });
const freePen = discount({ type: "freebie", productIds: ["pen"], qty: 1 });
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

  test("an amount is spread by what lines cost", () => {
    expect(taken([line("a", 1, 3000), line("b", 1, 1000)], [fiveOff], guest)).toEqual([375, 125]);
  });

  test("an amount never exceeds the goods", () => {
    expect(taken([line("a", 1, 300)], [fiveOff], guest)).toEqual([300]);
  });

  test("a discount of some products leaves the others alone", () => {
    const mugs = discount({ type: "percent", rateBasisPoints: 5000 }, { productIds: ["mug"] });
    expect(taken(cart, [mugs], guest)).toEqual([0, 1000]);
  });
});

describe("several discounts", () => {
  test("the amount comes off after the percentage", () => {
    expect(taken([line("lamp", 1, 10_000)], [fiveOff, tenPercent], guest)).toEqual([1500]);
  });

  test("each says what it took", () => {
    const { applied } = applyDiscounts([line("lamp", 1, 10_000)], [fiveOff, tenPercent], guest);
    expect(applied.map(({ ruleId, amountMinor }) => [ruleId, amountMinor])).toEqual([
      ["percent", 1000],
      ["fixed", 500],
    ]);
  });

  test("a minimum is judged before other discounts", () => {
    const above = discount({ type: "fixed", amountMinor: 500 }, { minimumMinor: 10_000 });
    expect(taken([line("lamp", 1, 10_000)], [tenPercent, above], guest)).toEqual([1500]);
  });
});

describe("codes", () => {
  const coupon = { ...fiveOff, code: "FIVE" };

  test("wait to be entered", () => {
    expect(taken(cart, [coupon], guest)).toEqual([0, 0]);
  });

  test.each(["FIVE", " five "])("%j is recognized", (code) => {
    expect(applyDiscounts(cart, [coupon], { ...guest, codes: [code] }).applied).toHaveLength(1);
  });

  test("entered twice count once", () => {
    expect(applyDiscounts(cart, [coupon], { ...guest, codes: ["FIVE", "five"] }).applied).toHaveLength(1);
  });

  test("nobody knows are refused", () => {
    const { refusals } = applyDiscounts(cart, [coupon], { ...guest, codes: ["SIX"] });
    expect(refusals).toEqual([{ code: "SIX", reason: "unknown", rule: null }]);
  });

  test("that do not hold say why", () => {
    const later = { ...coupon, conditions: { ...coupon.conditions, minimumMinor: 99_999 } };
    const { refusals } = applyDiscounts(cart, [later], { ...guest, codes: ["FIVE"] });
    expect(refusals[0]?.reason).toBe("minimum");
  });
});

describe("free delivery", () => {
  test("takes nothing off the goods", () => {
    const result = applyDiscounts(cart, [discount({ type: "free_shipping" })], guest);
    expect([result.isShippingFree, result.lineDiscountsMinor]).toEqual([true, [0, 0]]);
  });

  test("is listed among what holds", () => {
    expect(applyDiscounts(cart, [discount({ type: "free_shipping" })], guest).applied).toHaveLength(1);
  });
});

describe("a free product", () => {
  const pen = line("pen", 1, 400, { freebieOf: "freebie" });

  test("is offered until one is chosen", () => {
    expect(applyDiscounts(cart, [freePen], guest).prompts).toEqual([
      { ruleId: "freebie", title: "freebie", productIds: ["pen"], qty: 1 },
    ]);
  });

  test("costs nothing once it is in the cart, and is no longer offered", () => {
    const result = applyDiscounts([...cart, pen], [freePen], guest);
    expect([result.lineDiscountsMinor, result.prompts]).toEqual([[0, 0, 400], []]);
  });

  test("is free only as often as promised", () => {
    expect(taken([...cart, { ...pen, qty: 3 }], [freePen], guest)).toEqual([0, 0, 400]);
  });

  test("has to go when its discount no longer holds", () => {
    expect(applyDiscounts([...cart, pen], [], guest).lapsedFreebies).toEqual(["pen"]);
  });

  test("has to go when it is alone", () => {
    expect(applyDiscounts([pen], [freePen], guest).lapsedFreebies).toEqual(["pen"]);
  });
});

test("no line is ever discounted below nothing, and what is applied is what is taken", () => {
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
