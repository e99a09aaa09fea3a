// @public

import { type EuVat, euVatRules } from "./eu-vat-rules";
import { type NationalTax, nationalTaxRules } from "./national-tax";
import type { TaxRule } from "./tax-rule";

/**
 * A shop's taxes: its own rules, which win over those of the union (rule tax-6) and of its country (rule
 * tax-10) that are as precise.
 */
export const taxTableOf = ({
  tax,
  client_address: { country },
}: {
  tax: { rules: readonly TaxRule[]; eu: EuVat; national: NationalTax };
  client_address: { country: string };
}): readonly TaxRule[] => {
  const rules = [...euVatRules(country, tax.eu), ...nationalTaxRules(country, tax.national)];
  return rules.length === 0 ? tax.rules : [...tax.rules, ...rules];
};
