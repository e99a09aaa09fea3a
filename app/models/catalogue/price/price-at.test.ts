import { describe, expect, test } from "vitest";
import { priceAt } from "./price-at";
import { pricePerMeasure } from "./price-per-measure";
import type { PriceView } from "./price-view";

const perMeasure = pricePerMeasure(2000, "400 ml / 100 ml");
const price: PriceView = {
  kind: "visible",
  currency: "USD",
  priceMinor: 2000,
  wasMinor: null,
  savePercent: 0,
  isStartingAt: false,
  ...(perMeasure ? { perMeasure } : {}),
};
const tiers = [
  { minQty: 3, priceMinor: 1800 },
  { minQty: 10, priceMinor: 1500 },
];
const shown = (qty: number, feeMinor = 0, of: PriceView = price) => priceAt(of, tiers, { qty, feeMinor });

describe("the price of what is about to be added", () => {
  test.each([
    [1, 2000, null],
    [2, 2000, null],
    [3, 1800, 2000],
    [9, 1800, 2000],
    [10, 1500, 2000],
  ])("%s pieces cost %s each", (qty, priceMinor, wasMinor) => {
    expect(shown(qty)).toMatchObject({ priceMinor, wasMinor });
  });

  test("a fee is added after the tier", () => {
    expect(shown(3, 500)).toMatchObject({ priceMinor: 2300, wasMinor: 2500, savePercent: 8 });
    expect(shown(1, 500)).toMatchObject({ priceMinor: 2500, wasMinor: null, savePercent: 0 });
  });

  test("the price of a measure is that of a piece without fees and tiers", () => {
    expect(shown(1)).toBe(price);
    expect(shown(1, 500)).not.toHaveProperty("perMeasure");
  });

  test("a hidden price stays hidden", () => {
    expect(shown(10, 500, { kind: "in-cart" })).toEqual({ kind: "in-cart" });
  });
});
