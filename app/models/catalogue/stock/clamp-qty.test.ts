import fc from "fast-check";
import { expect, test } from "vitest";
import { clampQty } from "./clamp-qty";
import { stockLabels } from "./stock-labels";

test.each(["", "abc", "0", "-3", "NaN", "0.9"])("%j becomes 1", (typed) => {
  expect(clampQty(typed, 5)).toEqual({ qty: 1 });
});

test.each([
  ["1", 1],
  [" 5 ", 5],
  ["2.9", 2],
])("%j is %i", (typed, qty) => {
  expect(clampQty(typed, 5)).toEqual({ qty });
});

test.each(["6", "1e9", "Infinity"])("%j is lowered with a message", (typed) => {
  expect(clampQty(typed, 5)).toEqual({ qty: 5, message: "Only 5 available" });
});

test("the reason can be a limit rather than the stock", () => {
  expect(clampQty(11, 10, stockLabels.limitOf).message).toBe("Limit of 10");
});

test("the result is always a whole number that may be added", () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.string()), fc.integer({ min: 1, max: 100 }), (typed, addable) => {
      const { qty } = clampQty(typed, addable);
      expect(Number.isInteger(qty) && qty >= 1 && qty <= addable).toBe(true);
    }),
  );
});

test("a number is accepted too, and 1 is valid", () => {
  expect(clampQty(3, 5)).toEqual({ qty: 3 });
  expect(clampQty(1, 5)).toEqual({ qty: 1 });
  expect(clampQty(1, 0)).toEqual({ qty: 0, message: "Only 0 available" });
});
