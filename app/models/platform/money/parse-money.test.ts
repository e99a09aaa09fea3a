import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatMoney } from "./format-money";
import { parseExactMoney, parseMoney } from "./parse-money";

describe("parseMoney", () => {
  test.each([
    ["24", 2400],
    ["24.9", 2490],
    [".5", 50],
    ["24.", 2400],
    ["$1,234.50", 123_450],
    ["USD 7", 700],
    ["-3.00", -300],
    [" 8.10 ", 810],
    ["-0", 0],
  ])("reads %s", (text, minor) => {
    expect(parseMoney(text, "USD")).toBe(minor);
  });

  test.each([
    ["34.116425", 3412],
    ["1.005", 101],
    ["1.0049999", 100],
    ["-1.005", -101],
    ["0.999", 100],
  ])("rounds %s half away from zero", (text, minor) => {
    expect(parseMoney(text, "USD")).toBe(minor);
  });

  test.each(["", ".", "-", "$", "abc", "1,23", "1.2.3", "1e3", "12 34", "--1", "99999999999999999999"])(
    "refuses %j",
    (text) => {
      expect(parseMoney(text, "USD")).toBeNull();
    },
  );

  test("a yen is its own minor unit", () => {
    expect(parseMoney("¥1,200", "JPY")).toBe(1200);
  });

  test("reads back every written amount", () => {
    const currency = fc.constantFrom("USD", "JPY", "KWD", "CHF", "CAD");
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), currency, (minor, code) => {
        expect(parseMoney(formatMoney(minor, code), code)).toBe(minor);
      }),
    );
  });
});

test.each([
  ["- $3.00", "USD", -300],
  ["usd 7", "USD", 700],
  ["CHF 7.5", "CHF", 750],
  ["chf7", "CHF", 700],
  ["7.", "JPY", 7],
  ["7.5", "JPY", 8],
])("reads %s of %s", (text, currency, minor) => {
  expect(parseMoney(text, currency)).toBe(minor);
});

test.each([
  ["1.005", "USD", null],
  ["1.000", "USD", null],
  ["1.00", "USD", 100],
  ["$1,234.5", "USD", 123_450],
  ["-3.005", "USD", null],
  ["7.5", "JPY", null],
  ["7", "JPY", 7],
  ["1.005", "KWD", 1005],
  ["1.2.3", "USD", null],
  [" 1.00 ", "USD", 100],
  [" 1.005 ", "USD", null],
])("money that moves is not rounded: %s of %s", (text, currency, minor) => {
  expect(parseExactMoney(text, currency)).toBe(minor);
});
