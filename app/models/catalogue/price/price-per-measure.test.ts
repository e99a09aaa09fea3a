import { describe, expect, test } from "vitest";
import {
  measuredPrice,
  parsePriceMeasure,
  priceMeasureProblem,
  pricePerMeasure,
  quantityText,
  unitCode,
} from "./price-per-measure";

describe("a measure", () => {
  test.each([
    ["750 ml / 100 ml", { value: 750, unit: "ml" }, { value: 100, unit: "ml" }],
    ["750ml/1l", { value: 750, unit: "ml" }, { value: 1, unit: "l" }],
    ["0.5 kg", { value: 0.5, unit: "kg" }, { value: 1, unit: "kg" }],
    ["750 ml", { value: 750, unit: "ml" }, { value: 100, unit: "ml" }],
    ["75 cl", { value: 75, unit: "cl" }, { value: 100, unit: "ml" }],
    ["250 g", { value: 250, unit: "g" }, { value: 100, unit: "g" }],
    ["900 mg", { value: 900, unit: "mg" }, { value: 100, unit: "g" }],
    ["12 ct", { value: 12, unit: "ct" }, { value: 1, unit: "ct" }],
  ])("%s has contents and a base", (text, content, base) => {
    expect(parsePriceMeasure(text)).toEqual({ content, base });
    expect(priceMeasureProblem(text)).toBeNull();
  });

  test.each([
    "",
    "ml",
    "750",
    "0 ml",
    "750 ML",
    "750 constructor",
    "750 ml / 1 kg",
    "750 ml / 100",
    "1 l / 1 l / 1 l",
    "1234567 g",
    "1.2345 g",
    "-5 g",
  ])("'%s' is refused, listing the units", (text) => {
    expect(parsePriceMeasure(text)).toBeNull();
    expect(priceMeasureProblem(text)).toMatch(
      /^is not a measure such as 750 ml or 750 ml \/ 100 ml \(units: mg, g, kg,.* ct\)$/,
    );
  });
});

test.each([
  ["24.00 for 750 ml", 2400, "750 ml / 100 ml", 320],
  ["24.00 for 75 cl", 2400, "75 cl", 320],
  ["9.99 for 250 g by the kilogram", 999, "250 g / 1 kg", 3996],
  ["a pound by the ounce, rounded up at a half", 1000, "1 lb / 1 oz", 63],
  ["1.00 for 3 pieces, rounded down", 100, "3 ct", 33],
  ["an amount beyond 2^53 on its way", 9_000_000_000_000, "1 g / 1 kg", 9_000_000_000_000_000],
])("%s gives a unit price", (_, priceMinor, text, amountMinor) => {
  expect(pricePerMeasure(priceMinor, text)?.amountMinor).toBe(amountMinor);
});

test("without a measure there is no unit price", () => {
  expect(pricePerMeasure(2400, "")).toBeNull();
});

test("a base of one is written as the unit alone", () => {
  expect([{ value: 100, unit: "ml" } as const, { value: 1, unit: "kg" } as const].map(quantityText)).toEqual([
    "100 ml",
    "kg",
  ]);
});

test("units have machine-readable codes", () => {
  expect(unitCode({ value: 1, unit: "l" })).toBe("LTR");
});

test.each(["750 ml each", "x 750 ml", "1.5 l", "1.25 l", "1.125 l"])(
  "'%s' is accepted or refused",
  (text) => {
    const value = { "1.5 l": 1.5, "1.25 l": 1.25, "1.125 l": 1.125 }[text];
    expect(parsePriceMeasure(text)?.content).toEqual(value && { value, unit: "l" });
  },
);

describe("the unit price for programs", () => {
  const told = (priceMinor: number, text: string) =>
    measuredPrice({ perMeasure: pricePerMeasure(priceMinor, text) ?? undefined });

  test.each([
    [
      "750 ml / 1 l",
      { amountMinor: 3200, measure: { value: 0.75, unit: "l" }, reference: { value: 1, unit: "l" } },
    ],
    [
      "75 cl",
      { amountMinor: 320, measure: { value: 750, unit: "ml" }, reference: { value: 100, unit: "ml" } },
    ],
    ["750 ml / 0.5 l", null],
    ["", null],
  ])("of %j has its contents in the unit of its base", (text, price) =>
    expect(told(2400, text)).toEqual(price),
  );
});
