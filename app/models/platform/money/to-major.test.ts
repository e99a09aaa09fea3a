import fc from "fast-check";
import { expect, it } from "vitest";
import { toMajor } from "./to-major";

it.each([
  [2450, "USD", 24.5],
  [-5, "USD", -0.05],
  [0, "USD", 0],
  [1200, "JPY", 1200],
  [1234, "KWD", 1.234],
])("%i of %s is %d", (minor, currency, major) => {
  expect(toMajor(minor, currency)).toBe(major);
});

it("is exact: written with two decimals it is the same amount", () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (minor) => {
      expect(Number(toMajor(minor, "USD").toFixed(2).replace(".", ""))).toBe(minor);
    }),
  );
});
