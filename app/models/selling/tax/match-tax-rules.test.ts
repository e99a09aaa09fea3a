import { describe, expect, test } from "vitest";
import { nazareth } from "../../accounts/address/address-fixture";
import { matchTaxRules } from "./match-tax-rules";
import { excise, salesTax } from "./tax-fixture";

const all = () => true;
const federal = { ...salesTax, state: undefined, rateBasisPoints: 100 };
const local = { ...salesTax, postcodePattern: "180*", rateBasisPoints: 700 };

describe("matchTaxRules", () => {
  test("a state's rule replaces the country's rule of the same name", () => {
    expect(matchTaxRules([federal, salesTax], nazareth, all)).toEqual([salesTax]);
  });

  test("a postal code's rule replaces the state's, in any order", () => {
    expect(matchTaxRules([local, salesTax, federal], nazareth, all)).toEqual([local]);
  });

  test("also without naming the state", () => {
    const anywhere = { ...local, state: undefined };
    expect(matchTaxRules([salesTax, anywhere], nazareth, all)).toEqual([anywhere]);
  });

  test("taxes of different names add up", () => {
    const county = { ...salesTax, name: "County tax" };
    expect(matchTaxRules([salesTax, county], nazareth, all)).toHaveLength(2);
  });

  test("a tax and a duty with the same name are two rules", () => {
    expect(matchTaxRules([salesTax, { ...salesTax, kind: "other" }], nazareth, all)).toHaveLength(2);
  });

  test.each([
    ["another state", { ...nazareth, state: "NJ" }],
    ["another country", { ...nazareth, country: "CA" }],
  ])("no rule applies in %s", (_, destination) => {
    expect(matchTaxRules([salesTax], destination, all)).toEqual([]);
  });

  test("no tax is due before the destination is known", () => {
    expect(matchTaxRules([salesTax], null, all)).toEqual([]);
  });

  test("rules that do not apply are left out", () => {
    expect(matchTaxRules([salesTax, excise], nazareth, (rule) => rule.taxClass === "tobacco")).toEqual([
      excise,
    ]);
  });
});

test("of two equally specific rules the first applies", () => {
  const second = { ...salesTax, rateBasisPoints: 800 };
  expect(matchTaxRules([salesTax, second], nazareth, all)).toEqual([salesTax]);
});

test("of two postal code rules the more exact one applies, and one with a state before one without", () => {
  const exact = { ...local, postcodePattern: nazareth.postcode };
  const anywhere = { ...local, state: undefined };
  expect(matchTaxRules([local, exact], nazareth, all)).toEqual([exact]);
  expect(matchTaxRules([exact, local], nazareth, all)).toEqual([exact]);
  expect(matchTaxRules([anywhere, local], nazareth, all)).toEqual([local]);
});

test("a postal code rule of another place does not apply", () => {
  expect(matchTaxRules([{ ...local, postcodePattern: "9*" }], nazareth, all)).toEqual([]);
});
