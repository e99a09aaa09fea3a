import { expect, test } from "vitest";
import { isIban } from "./iban";

test.each([
  ["in groups", "DE89 3704 0044 0532 0130 00"],
  ["without spaces", "GB82WEST12345698765432"],
  ["in lower case", "fr1420041010050500013m02606"],
])("accepts an IBAN %s", (_, iban) => {
  expect(isIban(iban)).toBe(true);
});

test.each([
  ["with a wrong digit", "DE89 3704 0044 0532 0130 01"],
  ["without a country", "8937040044053201300012"],
  ["that is too short", "DE89 3704"],
  ["that is too long", `DE89${"0".repeat(31)}`],
  ["that is empty", ""],
])("refuses an IBAN %s", (_, iban) => {
  expect(isIban(iban)).toBe(false);
});
