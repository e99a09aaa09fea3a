import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nazareth } from "../address/address-fixture";
import { excise, salesTax } from "../tax/tax-fixture";
import { type CartTotals, type CartTotalsInput, cartTotals } from "./cart-totals";

const none: CartTotalsInput = {
  lines: [],
  discounts: { lineDiscountsMinor: [], isShippingFree: false },
  shipping: null,
  taxTable: [],
  address: nazareth,
  redemptions: [],
  inclusive: false,
};
const lamp = { id: "lamp", qty: 2, unitPriceMinor: 2500, taxClass: "standard", shippingFeeMinor: 0 };
const cigar = { id: "cigar", qty: 1, unitPriceMinor: 1000, taxClass: "tobacco", shippingFeeMinor: 0 };
const taxed: CartTotalsInput = {
  ...none,
  lines: [lamp, cigar],
  discounts: { lineDiscountsMinor: [500, 0], isShippingFree: false },
  shipping: { priceMinor: 700 },
  taxTable: [salesTax, excise],
};

describe("a cart's totals", () => {
  test("of nothing are nothing", () => {
    expect(cartTotals(none)).toMatchObject({ grandTotalMinor: 0, totalDueMinor: 0, lines: [] });
  });

  test("goods, discount, delivery and taxes make the grand total", () => {
    expect(cartTotals(taxed)).toMatchObject({
      subtotalMinor: 6000,
      discountMinor: 500,
      shippingMinor: 700,
      taxMinor: 270 + 42,
      otherTax: [{ name: "Tobacco excise", amountMinor: 100 }],
      grandTotalMinor: 6000 - 500 + 700 + 312 + 100,
    });
  });

  test("each line shows its own part", () => {
    expect(cartTotals(taxed).lines[0]).toMatchObject({
      rowTotalMinor: 5000,
      discountMinor: 500,
      taxMinor: 270,
      totalMinor: 4770,
    });
  });

  test("taxes that prices contain add nothing", () => {
    const totals = cartTotals({ ...taxed, inclusive: true });
    expect([totals.grandTotalMinor, totals.addedTaxMinor]).toEqual([6200, 0]);
  });

  test("free delivery is shown and taken off, and is not taxed", () => {
    const free = { lineDiscountsMinor: [500, 0], isShippingFree: true };
    expect(cartTotals({ ...taxed, discounts: free })).toMatchObject({
      shippingMinor: 700,
      shippingDiscountMinor: 700,
      taxMinor: 270,
    });
  });

  test("shipping fees count for every piece, are taxed as delivery is, and stay where delivery is free", () => {
    const lines = [{ ...lamp, shippingFeeMinor: 400 }, cigar];
    const fees = { shippingFeeMinor: 800, taxMinor: 312 + 48 };
    expect(cartTotals({ ...taxed, lines })).toMatchObject({ ...fees, grandTotalMinor: 6612 + 800 + 48 });
    const free = { lineDiscountsMinor: [500, 0], isShippingFree: true };
    expect(cartTotals({ ...taxed, lines, discounts: free })).toMatchObject({
      shippingFeeMinor: 800,
      taxMinor: 270 + 48,
      grandTotalMinor: 5500 + 800 + 270 + 48 + 100,
    });
  });

  test("redemptions pay after tax", () => {
    const redemptions = [{ kind: "gift_certificate", code: "GIFT", balanceMinor: 6000 } as const];
    expect(cartTotals({ ...taxed, redemptions })).toMatchObject({
      grandTotalMinor: 6612,
      redeemedMinor: 6000,
      totalDueMinor: 612,
    });
  });

  test("no tax is owed before the destination is known", () => {
    expect(cartTotals({ ...taxed, address: null }).taxMinor).toBe(0);
  });

  test("a discount larger than its line is the line", () => {
    const discounts = { lineDiscountsMinor: [9999, 0], isShippingFree: false };
    expect(cartTotals({ ...none, lines: [lamp, cigar], discounts }).grandTotalMinor).toBe(1000);
  });
});

describe("whatever is in the cart", () => {
  const line = fc.record({
    id: fc.uuid(),
    qty: fc.integer({ min: 1, max: 100 }),
    unitPriceMinor: fc.nat(1_000_000),
    taxClass: fc.constantFrom("standard", "tobacco", "none"),
    shippingFeeMinor: fc.nat(10_000),
  });
  const rule = fc.record({
    name: fc.constantFrom("Sales tax", "County tax", "Excise"),
    kind: fc.constantFrom("tax" as const, "other" as const),
    country: fc.constant("US"),
    state: fc.constantFrom(undefined, "PA", "NJ"),
    taxClass: fc.constantFrom("standard", "tobacco"),
    rateBasisPoints: fc.integer({ min: 0, max: 30_000 }).map((tenths) => tenths / 10),
    appliesToShipping: fc.boolean(),
  });
  const cart: fc.Arbitrary<CartTotalsInput> = fc.record({
    lines: fc.array(line, { maxLength: 12 }),
    discounts: fc.record({
      lineDiscountsMinor: fc.array(fc.nat(2_000_000), { maxLength: 12 }),
      isShippingFree: fc.boolean(),
    }),
    shipping: fc.option(fc.record({ priceMinor: fc.nat(10_000) })),
    taxTable: fc.array(rule, { maxLength: 8 }),
    address: fc.constantFrom(nazareth, null),
    redemptions: fc.array(
      fc.record({
        kind: fc.constantFrom("gift_certificate" as const, "store_credit" as const),
        code: fc.string(),
        balanceMinor: fc.nat(500_000),
      }),
      { maxLength: 3 },
    ),
    inclusive: fc.boolean(),
  });
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const otherSum = (totals: Pick<CartTotals, "otherTax">) =>
    sum(totals.otherTax.map((tax) => tax.amountMinor));

  const deliveryOf = (totals: CartTotals) =>
    totals.shippingMinor - totals.shippingDiscountMinor + totals.shippingFeeMinor;

  test("the shipping fees of the lines are that of the cart", () => {
    fc.assert(
      fc.property(cart, (input) => {
        const totals = cartTotals(input);
        expect(sum(totals.lines.map((each) => each.shippingFeeMinor))).toBe(totals.shippingFeeMinor);
        const fees = input.lines.map((each) => each.qty * each.shippingFeeMinor);
        expect(totals.shippingFeeMinor).toBe(sum(fees));
      }),
    );
  });

  test("lines, discounts, delivery and taxes add up to the grand total", () => {
    fc.assert(
      fc.property(cart, (input) => {
        const totals = cartTotals(input);
        const goods = sum(totals.lines.map((each) => each.rowTotalMinor - each.discountMinor));
        const taxes = input.inclusive ? 0 : totals.taxMinor + otherSum(totals);
        const delivery = deliveryOf(totals);
        expect(goods + delivery + taxes).toBe(totals.grandTotalMinor);
      }),
      { numRuns: 500 },
    );
  });

  test("the taxes shown are those of the lines and of delivery", () => {
    fc.assert(
      fc.property(cart, (input) => {
        const lines = input.lines.map((each) => ({ ...each, shippingFeeMinor: 0 }));
        const totals = cartTotals({ ...input, lines, shipping: null });
        expect(sum(totals.lines.map((each) => each.taxMinor))).toBe(totals.taxMinor);
        expect(sum(totals.lines.map(otherSum))).toBe(otherSum(totals));
      }),
    );
  });

  test("line totals and delivery alone make the grand total where delivery is free of tax", () => {
    fc.assert(
      fc.property(cart, (input) => {
        const taxTable = input.taxTable.map((each) => ({ ...each, appliesToShipping: false }));
        const totals = cartTotals({ ...input, taxTable });
        const delivery = deliveryOf(totals);
        expect(sum(totals.lines.map((each) => each.totalMinor)) + delivery).toBe(totals.grandTotalMinor);
      }),
    );
  });

  test("every amount is a whole number of minor units and nothing is below zero", () => {
    fc.assert(
      fc.property(cart, (input) => {
        const { lines, redemptions, otherTax, ...amounts } = cartTotals(input);
        const all = [...Object.values(amounts), ...lines.map((each) => each.totalMinor)];
        expect(all.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      }),
    );
  });

  test("what is redeemed and what is due make the grand total", () => {
    fc.assert(
      fc.property(cart, (input) => {
        const totals = cartTotals(input);
        expect(totals.redeemedMinor + totals.totalDueMinor).toBe(totals.grandTotalMinor);
      }),
    );
  });
});
