import { describe, expect, test } from "vitest";
import { addressFieldList } from "./address-field-list";
import { labelWithin } from "./address-needs";

/** The fields after the street that a country asks for, a star behind those it needs. */
const asked = (country: string) =>
  addressFieldList(country)
    .filter(({ name }) => ["city", "state", "postcode"].includes(name))
    .map(({ label, required }) => `${label}${required ? "*" : ""}`)
    .join(", ");

describe("what an address asks for by its country (rule accounts-38)", () => {
  test.each([
    ["US", "City*, State*, ZIP code*"],
    ["CA", "City*, Province*, Postal code*"],
    ["GB", "Town or city*, Postcode*"],
    ["DE", "Postal code*, City*"],
    ["FR", "Postal code*, City*"],
    ["IE", "City*, County, Eircode"],
    ["ES", "Postal code*, City*, Province*"],
    ["AU", "Suburb*, State*, Postcode*"],
    ["JP", "Postal code*, Prefecture*, City*"],
    ["IN", "City*, PIN code*, State*"],
    ["AE", "Emirate*"],
    ["HK", "District, Area*"],
    ["SG", "Postal code*"],
    ["PR", "City*, ZIP code*"],
    ["GP", "Postal code*, City*"],
    ["JE", "City*, Postcode*"],
  ])("%s: %s", (country, fields) => {
    expect(asked(country)).toBe(fields);
  });
});

test.each([
  ["ZIP code", "ZIP code"],
  ["Eircode", "Eircode"],
  ["Postal code", "postal code"],
])("%s within a sentence: %s", (label, within) => {
  expect(labelWithin(label)).toBe(within);
});
