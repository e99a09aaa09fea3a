import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCart } from "../../../../tests/support/any-cart";
import { nazareth } from "../../accounts/address/address-fixture";
import { unitPrice } from "../../catalogue/price/unit-price";
import { discount, guest } from "../discount/discount-fixture";
import { excise, salesTax } from "../tax/tax-fixture";
import { pricingStages } from "./adjustment";
import { cartTotals } from "./cart-totals";
import { priceCart } from "./price-cart";
import { pricingInput, pricingLine } from "./pricing-fixture";
import type { PricingInput } from "./pricing-input";

const totalsOf = (input: PricingInput) => cartTotals(priceCart(input));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe("a cart's totals", () => {
  const taxed = pricingInput({
    lines: [pricingLine("lamp", { qty: 2, priceMinor: 2500 }), pricingLine("cigar", { taxClass: "tobacco" })],
    discounts: {
      rules: [discount({ type: "fixed", amountMinor: 500 }, { skus: ["lamp"] })],
      context: guest,
    },
    shipping: { code: "standard", title: "Standard", priceMinor: 700, isPickup: false },
    tax: { table: [salesTax, excise], destination: nazareth, inclusive: false },
  });

  test("of an empty cart are zero", () => {
    expect(totalsOf(pricingInput())).toMatchObject({ grandTotalMinor: 0, totalDueMinor: 0, lines: [] });
  });

  test("are goods, discount, delivery and taxes", () => {
    expect(totalsOf(taxed)).toMatchObject({
      subtotalMinor: 6000,
      discountMinor: 500,
      shippingMinor: 700,
      taxMinor: 270 + 42,
      otherTax: [{ name: "Tobacco excise", amountMinor: 100 }],
      addedTaxMinor: 412,
      grandTotalMinor: 6000 - 500 + 700 + 412,
    });
  });

  test("have the share of each line", () => {
    expect(totalsOf(taxed).lines).toMatchObject([
      { unitPriceMinor: 2500, rowTotalMinor: 5000, discountMinor: 500, taxMinor: 270, totalMinor: 4770 },
      {
        rowTotalMinor: 1000,
        taxMinor: 0,
        otherTax: [{ name: "Tobacco excise", amountMinor: 100 }],
        totalMinor: 1100,
      },
    ]);
  });

  test("do not include taxes that prices contain", () => {
    const totals = totalsOf({ ...taxed, tax: { ...taxed.tax, inclusive: true } });
    expect(totals).toMatchObject({ grandTotalMinor: 6200, addedTaxMinor: 0 });
    expect(totals.taxMinor).toBeGreaterThan(0);
  });

  test("list the redemptions", () => {
    const redemptions = [{ kind: "gift_certificate", code: "A:B", balanceMinor: 6000 } as const];
    expect(totalsOf({ ...taxed, redemptions })).toMatchObject({
      redemptions: [{ kind: "gift_certificate", code: "A:B", title: "Gift card", amountMinor: 6000 }],
      redeemedMinor: 6000,
      totalDueMinor: 612,
    });
  });

  test("hold thirty million in one line", () => {
    const lines = [pricingLine("yacht", { priceMinor: 3_000_000_000, qty: 100 })];
    expect(totalsOf(pricingInput({ lines })).grandTotalMinor).toBe(300_000_000_000);
  });
});

describe("for any cart", () => {
  const holds = (check: (input: PricingInput) => void) =>
    fc.assert(fc.property(anyCart, check), { numRuns: 300 });

  test("every adjustment is the sum of its shares, all on lines of the cart", () => {
    holds((input) => {
      const ids = new Set(input.lines.map(({ id }) => id));
      for (const { amountMinor, shares } of priceCart(input).adjustments) {
        expect(sum(shares.map((share) => share.amountMinor))).toBe(amountMinor);
        expect(shares.every(({ lineId }) => ids.has(lineId))).toBe(true);
      }
    });
  });

  test("list prices plus adjustments are the amount due", () => {
    holds((input) => {
      const price = priceCart(input);
      const start = sum(price.lines.map(({ listTotalMinor }) => listTotalMinor));
      const steps = sum(price.adjustments.filter((a) => !a.isContained).map((a) => a.amountMinor));
      expect(start + steps).toBe(cartTotals(price).totalDueMinor);
    });
  });

  test("a row is its quantity times the unit price", () => {
    holds((input) => {
      const { lines } = totalsOf(input);
      input.lines.forEach((line, index) => {
        const optionFeeMinor = sum(line.optionFees.map((fee) => fee.amountMinor));
        expect(lines[index]?.unitPriceMinor).toBe(unitPrice({ ...line, group: input.group, optionFeeMinor }));
      });
    });
  });

  test("stages are in order", () => {
    holds((input) => {
      const order = priceCart(input).adjustments.map(({ stage }) => pricingStages.indexOf(stage));
      expect(order).toEqual([...order].sort((a, b) => a - b));
    });
  });

  test("no amount is negative or fractional", () => {
    holds((input) => {
      const { lines, redemptions, otherTax, ...amounts } = totalsOf(input);
      const all = [...Object.values(amounts), ...lines.map((line) => line.totalMinor)];
      expect(all.filter((amount) => !Number.isSafeInteger(amount) || amount < 0)).toEqual([]);
    });
  });

  test("no line is paid beyond its cost", () => {
    holds((input) => {
      const { lines, adjustments } = priceCart(input);
      for (const { id, listTotalMinor } of lines) {
        const steps = adjustments.filter((a) => !a.isContained).flatMap(({ shares }) => shares);
        const own = steps.filter(({ lineId }) => lineId === id).map(({ amountMinor }) => amountMinor);
        expect(listTotalMinor + sum(own)).toBeGreaterThanOrEqual(0);
      }
    });
  });

  test("the order of entered codes changes no total", () => {
    holds((input) => {
      const context = { ...input.discounts.context, codes: [...input.discounts.context.codes].reverse() };
      const reversed = { ...input, discounts: { rules: [...input.discounts.rules].reverse(), context } };
      expect(totalsOf(reversed)).toEqual(totalsOf(input));
    });
  });
});

describe("named taxes", () => {
  const tax = {
    table: [{ ...excise, appliesToShipping: true }],
    destination: nazareth,
    inclusive: false,
  };
  const lines = [pricingLine("cigar", { taxClass: "tobacco" }), pricingLine("mug")];
  const shipping = { code: "standard", title: "Standard", priceMinor: 200, isPickup: false };

  test("are summed for the cart, and for a line on its goods only", () => {
    const totals = totalsOf(pricingInput({ lines, tax, shipping }));
    expect(totals.otherTax).toEqual([{ name: "Tobacco excise", amountMinor: 120 }]);
    expect(totals.lines.map(({ otherTax }) => otherTax)).toEqual([
      [{ name: "Tobacco excise", amountMinor: 100 }],
      [],
    ]);
  });
});

test("store credit and gift cards are listed apart, and free shipping apart from its price", () => {
  const totals = totalsOf(
    pricingInput({
      lines: [pricingLine("mug")],
      shipping: { code: "standard", title: "Standard", priceMinor: 700, isPickup: false },
      discounts: { rules: [discount({ type: "free_shipping" })], context: guest },
      redemptions: [{ kind: "store_credit", code: "", balanceMinor: 400 }],
    }),
  );
  expect(totals).toMatchObject({
    shippingMinor: 700,
    shippingDiscountMinor: 700,
    redemptions: [{ kind: "store_credit", code: "", title: "Store credit", amountMinor: 400 }],
    totalDueMinor: 600,
  });
});

test("a line without pieces has no unit price", () => {
  const { lines } = totalsOf(pricingInput({ lines: [pricingLine("mug", { qty: 0 })] }));
  expect(lines[0]).toMatchObject({ unitPriceMinor: 0, rowTotalMinor: 0, discountMinor: 0, totalMinor: 0 });
  expect(Object.is(lines[0]?.discountMinor, 0)).toBe(true);
});
