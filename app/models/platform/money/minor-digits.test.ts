import { expect, test } from "vitest";
import { minorDigits } from "./minor-digits";

test.each([
  ["USD", 2],
  ["usd", 2],
  ["JPY", 0],
  ["KWD", 3],
  ["ZZZ", 2],
])("%s has %i digits after the point", (currency, digits) => {
  expect(minorDigits(currency)).toBe(digits);
});
