import { expect, test } from "vitest";
import type { TaxRule } from "../../../selling/tax/tax-rule";
import { taxTable, taxTrial } from "./tax-trial";

const base = { kind: "tax", country: "US", taxClass: "standard", appliesToShipping: false } as const;
const rules: TaxRule[] = [
  { ...base, name: "Sales tax", state: "NY", rateBasisPoints: 400, appliesToShipping: true },
  { ...base, name: "Sales tax", state: "NY", postcodePattern: "100*", rateBasisPoints: 887.5 },
  { ...base, name: "Plastic duty", kind: "other", state: "NY", rateBasisPoints: 100 },
];
const asked = {
  tax: { pricesInclude: false, rules },
  destination: { country: "US", state: "NY", postcode: "10001" },
  taxClass: "standard",
  priceMinor: 10_000,
  currency: "USD",
};

const tableOf = (panels: ReturnType<typeof taxTrial>) => panels.find(({ kind }) => kind === "table");
const factsOf = (panels: ReturnType<typeof taxTrial>) => {
  const found = panels.find(({ kind }) => kind === "facts");
  return found?.kind === "facts" ? found.facts.map(({ text }) => text) : [];
};

test("a trial names the closest rate and each duty with what it adds", () => {
  expect(tableOf(taxTrial(asked))).toMatchObject({
    rows: [
      ["Sales tax", "100*, New York, United States", "8.875%", "$8.88"],
      ["Plastic duty", "New York, United States", "1%", "$1.00"],
    ],
  });
  expect(factsOf(taxTrial(asked))).toEqual(["$100.00", "$9.88", "$109.88", "Sales tax (4%)"]);
});

test("where prices include tax, the price is what is paid", () => {
  const included = { ...asked, tax: { pricesInclude: true, rules } };
  expect(factsOf(taxTrial(included)).slice(0, 3)).toEqual(["$100.00", "$8.99", "$100.00"]);
});

test("without a rate for the place a trial says that no tax is charged", () => {
  const elsewhere = { ...asked, destination: { country: "CA", state: "ON", postcode: "K1A 0B1" } };
  expect(tableOf(taxTrial(elsewhere))).toMatchObject({
    rows: [],
    empty: "No rate holds for the class “standard” there: no tax is charged.",
  });
});

test("the table of rates says places in words", () => {
  expect(taxTable(rules)).toMatchObject({
    rows: [
      ["Sales tax", "New York, United States", "standard", "4%", "Yes"],
      ["Sales tax", "100*, New York, United States", "standard", "8.875%", "No"],
      ["Plastic duty (other charge)", "New York, United States", "standard", "1%", "No"],
    ],
  });
});
