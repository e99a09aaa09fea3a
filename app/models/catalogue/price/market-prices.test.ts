import { describe, expect, test } from "vitest";
import { marketPriceOf, marketPricesProblem } from "./market-prices";

const list = "eu:21.99/19.99|jp:3500|kw:-|gb:20|it:21/19.99|fr:21.99/19";

describe("a product's own prices in markets (rule markets-7)", () => {
  test.each([
    ["eu", "EUR", { priceMinor: 2199, finalPriceMinor: 1999 }],
    ["jp", "JPY", { priceMinor: 3500, finalPriceMinor: 3500 }],
    ["kw", "KWD", "not sold"],
    ["gb", "GBP", { priceMinor: 2000, finalPriceMinor: 2000 }],
    ["gb", "KWD", { priceMinor: 20_000, finalPriceMinor: 20_000 }],
    ["us", "USD", null],
    ["it", "JPY", null],
    ["fr", "JPY", null],
    // A market whose currency became another one: yen have no decimals.
    ["eu", "JPY", null],
  ])("in %s, in %s", (code, currency, price) => {
    expect(marketPriceOf(list, code, currency)).toEqual(price);
  });

  test("none where no market is named", () => {
    expect(marketPriceOf("", "eu", "EUR")).toBeNull();
  });

  test.each(["eu", "eu:", "EU:1", "eu:1,50", "eu:-1", "eu:1/2", "eu:1.2345", "eu:1|eu:2", "eu:1||jp:2"])(
    "%s is refused",
    (text) => {
      expect(marketPricesProblem(text)).not.toBeNull();
    },
  );

  test.each(["", "eu:0", "eu:21.990", list])("'%s' is taken", (text) => {
    expect(marketPricesProblem(text)).toBeNull();
  });
});
