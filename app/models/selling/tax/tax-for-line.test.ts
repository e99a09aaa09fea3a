import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { excise, salesTax } from "./tax-fixture";
import { taxForLine } from "./tax-for-line";

describe("tax on top of the price", () => {
  test.each([
    [1000, 60],
    [1008, 60],
    [1009, 61],
    [25, 2],
    [24, 1],
    [0, 0],
  ])("6 %% of %i is %i", (amountMinor, taxMinor) => {
    expect(taxForLine(amountMinor, [salesTax], false).taxMinor).toBe(taxMinor);
  });

  test("rates of two taxes are added before rounding", () => {
    const county = { ...salesTax, name: "County tax", rateBasisPoints: 100 };
    expect(taxForLine(50, [{ ...salesTax, rateBasisPoints: 100 }, county], false).taxMinor).toBe(1);
  });

  test("each tax keeps its name and rate, and they add up to the one rounding (rule tax-5)", () => {
    const state = { ...salesTax, name: "State tax", rateBasisPoints: 400 };
    const city = { ...salesTax, name: "City tax", rateBasisPoints: 487.5 };
    expect(taxForLine(1999, [state, city], false)).toEqual({
      taxMinor: 177,
      taxes: [
        { name: "State tax", rateBasisPoints: 400, amountMinor: 80 },
        { name: "City tax", rateBasisPoints: 487.5, amountMinor: 97 },
      ],
      otherTax: [],
    });
  });

  test("a duty is a separate line", () => {
    expect(taxForLine(1000, [salesTax, excise], false)).toEqual({
      taxMinor: 60,
      taxes: [{ name: "Sales tax", rateBasisPoints: 600, amountMinor: 60 }],
      otherTax: [{ name: "Tobacco excise", rateBasisPoints: 1000, amountMinor: 100 }],
    });
  });

  test("without rules there is no tax", () => {
    expect(taxForLine(1000, [], false)).toEqual({ taxMinor: 0, taxes: [], otherTax: [] });
  });
});

describe("tax inside the price", () => {
  test("is extracted from it", () => {
    expect(taxForLine(1060, [salesTax], true).taxMinor).toBe(60);
  });

  test("is split between tax and duty without a remainder", () => {
    const { taxMinor, otherTax } = taxForLine(1160, [salesTax, excise], true);
    expect([taxMinor, otherTax[0]?.amountMinor]).toEqual([60, 100]);
  });

  test("never exceeds the price, and its parts add up to a single rounding of the whole", () => {
    const rate = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(fc.nat(1e8), rate, rate, (amountMinor, taxRate, dutyRate) => {
        const rules = [
          { ...salesTax, rateBasisPoints: taxRate },
          { ...excise, rateBasisPoints: dutyRate },
        ];
        const { taxMinor, otherTax } = taxForLine(amountMinor, rules, true);
        const whole = taxForLine(amountMinor, [{ ...salesTax, rateBasisPoints: taxRate + dutyRate }], true);
        expect(taxMinor + (otherTax[0]?.amountMinor ?? 0)).toBe(whole.taxMinor);
        expect(whole.taxMinor).toBeLessThanOrEqual(amountMinor);
      }),
    );
  });
});
