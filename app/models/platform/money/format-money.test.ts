import { afterEach, describe, expect, test } from "vitest";
import { english } from "../texts/format-message";
import { speakBy } from "../texts/spoken-language";
import { formatMoney } from "./format-money";

describe("formatMoney", () => {
  test.each([
    [0, "$0.00"],
    [5, "$0.05"],
    [99, "$0.99"],
    [100, "$1.00"],
    [99_999, "$999.99"],
    [100_000, "$1,000.00"],
    [123_450, "$1,234.50"],
    [123_456_789_01, "$123,456,789.01"],
    [-5, "−$0.05"],
  ])("writes %i cents as %s", (minor, text) => {
    expect(formatMoney(minor, "USD")).toBe(text);
  });

  test("a currency without cents has no decimal point", () => {
    expect(formatMoney(1200, "JPY")).toBe("¥1,200");
  });

  test("a currency of three decimals shows all three", () => {
    expect(formatMoney(1234, "KWD")).toBe("KWD 1.234");
  });

  test("a currency without a symbol is written with its code", () => {
    expect(formatMoney(1200, "CHF")).toBe("CHF 12.00");
  });
});

test("an amount of a language read from the left has no signs of direction", () => {
  speakBy(() => ({ language: "de", t: english }));
  expect([formatMoney(123_450, "USD"), formatMoney(-5, "EUR")]).toEqual(["1.234,50\u00A0$", "-0,05\u00A0€"]);
  speakBy(() => undefined);
});

describe("in Arabic", () => {
  afterEach(() => speakBy(() => undefined));

  test("an amount in Latin letters is read from the left, one in Arabic ones from the right (rule texts-11)", () => {
    speakBy(() => ({ language: "ar", t: english }));
    expect(formatMoney(123_450, "USD")).toBe("\u20661,234.50\u00A0US$\u2069");
    expect(formatMoney(123_450, "SAR")).toMatch(/^\u200F1,234\.50\u00A0ر\.س/);
  });
});
