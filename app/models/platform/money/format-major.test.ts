import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMajor } from "./format-major";
import { parseMoney } from "./parse-money";

test.each([
  [0, "USD", "0.00"],
  [5, "USD", "0.05"],
  [-5, "USD", "-0.05"],
  [2400, "USD", "24.00"],
  [123456789, "USD", "1234567.89"],
  [1200, "JPY", "1200"],
  [1200, "KWD", "1.200"],
])("%i of %s is written %s", (minor, currency, text) => {
  expect(formatMajor(minor, currency)).toBe(text);
});

test("a written amount is read back unchanged", () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom("USD", "JPY", "KWD"), (minor, currency) => {
      expect(parseMoney(formatMajor(minor, currency), currency)).toBe(minor);
    }),
  );
});
