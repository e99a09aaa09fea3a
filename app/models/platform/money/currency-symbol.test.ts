import { expect, test } from "vitest";
import { currencySymbol } from "./currency-symbol";

test.each([
  ["USD", "$"],
  ["CAD", "CA$"],
  ["AUD", "A$"],
  ["NZD", "NZ$"],
  ["MXN", "MX$"],
  ["EUR", "€"],
  ["GBP", "£"],
  ["JPY", "¥"],
  ["KRW", "₩"],
  ["INR", "₹"],
  ["ILS", "₪"],
  ["VND", "₫"],
  ["usd", "$"],
  ["CHF", "CHF "],
  ["chf", "CHF "],
])("%s is written '%s'", (currency, symbol) => {
  expect(currencySymbol(currency)).toBe(symbol);
});
