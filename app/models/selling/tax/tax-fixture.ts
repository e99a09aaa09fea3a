import type { TaxRule } from "./tax-rule";

/** Pennsylvania's sales tax for tests. */
export const salesTax: TaxRule = {
  name: "Sales tax",
  kind: "tax",
  country: "US",
  state: "PA",
  taxClass: "standard",
  rateBasisPoints: 600,
  appliesToShipping: true,
};

/** An excise on tobacco for tests. */
export const excise: TaxRule = {
  name: "Tobacco excise",
  kind: "other",
  country: "US",
  taxClass: "tobacco",
  rateBasisPoints: 1000,
  appliesToShipping: false,
};
