import { expect, test } from "vitest";
import { cardTitle, expiryOf } from "./stored-method";

test.each([
  ["visa", "4242", "Visa ending in 4242"],
  ["amex", "0005", "American Express ending in 0005"],
  ["", "", "Card"],
])("the card %j %j is called %j", (brand, lastFour, title) => {
  expect(cardTitle(brand, lastFour)).toBe(title);
});

test.each([
  ["2026-04", "Expires 04/2026", false],
  ["2026-03", "Expires 03/2026", false],
  ["2026-02", "Expired 02/2026", true],
  ["", "", false],
])("in March 2026 what is valid up to %j says %j", (expiresIn, expiryText, isExpired) => {
  expect(expiryOf(expiresIn, "2026-03")).toEqual({ expiryText, isExpired });
});
