import { describe, expect, it } from "vitest";
import {
  cleanPriceInput,
  formatPriceInput,
  formatPriceSegment,
  holdsAllPrices,
  parsePriceInput,
  parseTypedPrice,
  priceInputPattern,
} from "./price-segment";

describe("a typed amount", () => {
  it.each([
    ["0", 0],
    ["24.5", 2450],
    ["12345678", 1_234_567_800],
    ["123456.78", 12_345_678],
    ["123456789", null],
    ["1234567.89", null],
    ["24.505", null],
    [".5", null],
    ["1e3", null],
    ["-1", null],
    ["", null],
  ])("%j is %s minor units", (text, minor) => {
    expect(parsePriceInput(text, "USD")).toBe(minor);
  });

  it.each([
    [2450, "USD", "24.5"],
    [2400, "USD", "24"],
    [1000, "USD", "10"],
    [1200, "JPY", "1200"],
  ])("%i %s is written %s", (minor, currency, text) => {
    expect(formatPriceInput(minor, currency)).toBe(text);
  });
});

it("an open end is written min or max", () => {
  expect(formatPriceSegment({ fromMinor: null, toMinor: 1000 }, "USD")).toBe("min,10");
});

describe("an amount being typed", () => {
  it.each([
    ["12a.3-4", "12.34"],
    ["$1,200", "1200"],
    ["1.2.3", "1.23"],
    ["1.234", "1.23"],
    ["123456789", "12345678"],
    ["123456.789", "123456.78"],
    ["12345678.9", "12345678."],
    ["", ""],
  ])("%j becomes %j", (typed, left) => {
    expect(cleanPriceInput(typed, "USD")).toBe(left);
  });

  it("has no decimals in a currency without them", () => {
    expect(cleanPriceInput("1200.50", "JPY")).toBe("1200");
  });
});

describe("the price field's pattern", () => {
  const takes = (typed: string, currency: string) =>
    new RegExp(`^(?:${priceInputPattern(currency)})$`, "v").test(typed);

  it.each(["", "24", "24.5", "24.50", "12.", ".5", "12345678", "123456.78"])("matches %j", (typed) => {
    expect(takes(typed, "USD")).toBe(true);
  });

  it.each(["abc", "-5", "1.239", "12,50", "123456789", "1 200"])("does not match %j", (typed) => {
    expect(takes(typed, "USD")).toBe(false);
  });

  it("allows no decimals in a currency without them", () => {
    expect([takes("1200", "JPY"), takes("1200.5", "JPY")]).toEqual([true, false]);
  });
});

describe("a submitted amount", () => {
  it.each([
    ["24.5", 2450],
    [" $1,200 ", 120_000],
    ["12.", 1200],
    [".5", 50],
    ["", null],
    [".", null],
    ["cheap", null],
  ])("%j is read as %j", (typed, minor) => {
    expect(parseTypedPrice(typed, "USD")).toBe(minor);
  });
});

it.each([
  [1000, 5000, true],
  [null, 5000, true],
  [1000, null, true],
  [0, 999_900, true],
  [null, 999_900, true],
  [1001, null, false],
  [0, 4999, false],
])(
  "from %s to %s holds all prices of 10.00 to 50.00: %s (rule filters-3)",
  (fromMinor, toMinor, holdsAll) => {
    expect(holdsAllPrices({ fromMinor, toMinor }, { min: 1000, max: 5000 })).toBe(holdsAll);
  },
);
