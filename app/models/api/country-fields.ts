// @public

import { type CountryChoice, countryChoices } from "../accounts/address/country-choices";
import { isStateRequired, type Region, regionsOf } from "../accounts/address/regions";

/** A country the shop takes orders from. `states` is empty if its addresses need none. */
export type CountryFields = CountryChoice & { states: readonly Region[] };

/**
 * The answer of `GET /api/countries` (rule api-8). `state_required` lists the codes of countries whose
 * addresses need a state.
 */
export function countriesAnswer(codes: readonly string[]): {
  success: true;
  countries: CountryFields[];
  state_required: string[];
} {
  return {
    success: true,
    countries: countryChoices(codes).map((choice) => ({ ...choice, states: regionsOf(choice.code) })),
    state_required: codes.filter(isStateRequired),
  };
}
