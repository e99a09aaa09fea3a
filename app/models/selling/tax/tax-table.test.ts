import { expect, test } from "vitest";
import type { EuVat } from "./eu-vat-rules";
import type { NationalTax } from "./national-tax";
import { salesTax } from "./tax-fixture";
import { taxTableOf } from "./tax-table";

const off: EuVat = { scheme: "off", classes: [] };
const none: NationalTax = { isCharged: false, classes: [], provinces: [] };

const tableOf = (country: string, eu = off, national = none) =>
  taxTableOf({ tax: { rules: [salesTax], eu, national }, client_address: { country } });

test("a shop's own rules come before those of its country or the union", () => {
  const british = tableOf("GB", off, { ...none, isCharged: true });
  expect(british.map(({ country, name }) => `${country} ${name}`)).toEqual([
    "US Sales tax",
    "GB VAT",
    "IM VAT",
  ]);
  const german = tableOf("DE", { ...off, scheme: "own" });
  expect(german[0]).toBe(salesTax);
  expect(german.length).toBeGreaterThan(27);
});

test("without these they are the table", () => {
  expect(tableOf("US")).toEqual([salesTax]);
});
