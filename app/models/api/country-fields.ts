// @public

import { type AddressField, addressFieldList } from "../accounts/address/address-field-list";
import { isStateRequired } from "../accounts/address/address-needs";
import { type CountryChoice, countryChoices } from "../accounts/address/country-choices";
import { type Region, regionsOf } from "../accounts/address/regions";

/**
 * A country the shop takes orders from: its states, empty where addresses have none or any text, and the
 * fields of an address there in their order.
 */
export type CountryFields = CountryChoice & { states: readonly Region[]; fields: AddressField[] };

/**
 * The answer of `GET /api/countries` (rule api-8). `state_required` lists the codes of countries whose
 * addresses need a state.
 * @param asked one country alone; null for all
 */
export function countriesAnswer(
  codes: readonly string[],
  asked: string | null = null,
): {
  success: true;
  countries: CountryFields[];
  state_required: string[];
} {
  const answered = codes.filter((code) => asked === null || code === asked);
  return {
    success: true,
    countries: countryChoices(answered).map((choice) => ({
      ...choice,
      states: regionsOf(choice.code),
      fields: addressFieldList(choice.code),
    })),
    state_required: answered.filter(isStateRequired),
  };
}
