import { expect, it } from "vitest";
import { countryChoices, firstCountry } from "./country-choices";

it.each([
  [
    ["CA", "MX", "US"],
    ["US", "CA", "MX"],
  ],
  [
    ["US", "CA"],
    ["US", "CA"],
  ],
  [
    ["DE", "AT"],
    ["DE", "AT"],
  ],
])("of %o an address is asked for in the order %o", (codes, asked) => {
  expect(countryChoices(codes).map(({ code }) => code)).toEqual(asked);
  expect(firstCountry(codes)).toBe(asked[0]);
});
