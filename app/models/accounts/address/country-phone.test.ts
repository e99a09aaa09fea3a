import examples from "libphonenumber-js/examples.mobile.json";
import { describe, expect, test } from "vitest";
import { isCountryPhone } from "./country-phone";
import { phonePlans } from "./phone-plans";

describe("a telephone number (rule accounts-48)", () => {
  test.each([
    ["612 34 56 78", "ES"],
    ["22 33 44 55", "NO"],
    ["0151 2345678", "DE"],
    ["(030) 12 34 56", "DE"],
    ["06.12.34.56.78", "FR"],
    ["49 30 123456", "DE"],
    ["+34 612 345 678", "DE"],
    ["0034 612345678", "NO"],
    ["(610) 555-1234", "US"],
    ["610 555 1234 ext. 5", "CA"],
  ])("%s is one of %s, as it is dialled there or from abroad", (text, country) => {
    expect(isCountryPhone(text, country)).toBe(true);
  });

  test.each([
    ["612 34 56", "ES"],
    ["22 33 44", "NO"],
    ["+34 612", "ES"],
    ["555-1234", "US"],
    ["call me", "DE"],
  ])("%s is none of %s", (text, country) => {
    expect(isCountryPhone(text, country)).toBe(false);
  });

  test("each country's own example is one, with and without its code", () => {
    const codes = new Map(
      phonePlans.split(/[|\n]/).map((line) => line.split(" ").slice(0, 2)) as [string, string][],
    );
    const refused = Object.entries(examples).filter(
      ([country, number]) =>
        !isCountryPhone(number, country) || !isCountryPhone(`+${codes.get(country)} ${number}`, country),
    );
    expect(refused).toEqual([]);
    expect(codes.size).toBeGreaterThan(240);
  });
});
