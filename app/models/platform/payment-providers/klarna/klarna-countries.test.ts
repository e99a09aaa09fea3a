import { expect, test } from "vitest";
import { isKlarnaCountry, klarnaLocale, klarnaStepMinor } from "./klarna-countries";

test.each([
  ["DE", "EUR", true],
  ["DE", "USD", false],
  ["US", "USD", true],
  ["JP", "JPY", false],
])("a shopper of %s may pay in %s: %s", (country, currency, may) => {
  expect(isKlarnaCountry(country, currency)).toBe(may);
});

test.each([
  ["SEK", 1],
  ["USD", 1],
  ["JPY", null],
])("of %s amounts are multiples of %s", (currency, step) => {
  expect(klarnaStepMinor(currency)).toBe(step);
});

test.each([
  ["DE", "de-AT", "de-DE"],
  ["BE", "fr", "fr-BE"],
  ["SE", "de", "en-SE"],
  ["US", "en", "en-US"],
])("the page for %s in a shop in %s is %s", (country, language, locale) => {
  expect(klarnaLocale(country, language)).toBe(locale);
});
