import { countryName } from "../address/country-name";
import { isStateRequired, type Region, regionsOf } from "../address/regions";

/** A country the shop takes orders from. `states` is empty if its addresses need none. */
export type CountryFields = { code: string; name: string; states: readonly Region[] };

/**
 * The answer of `GET /api/countries` (rule api-8). `state_required` lists the codes of countries whose addresses need
 * a state.
 */
export function countriesAnswer(codes: readonly string[]): {
  success: true;
  countries: CountryFields[];
  state_required: string[];
} {
  return {
    success: true,
    countries: codes.map((code) => ({ code, name: countryName(code), states: regionsOf(code) })),
    state_required: codes.filter(isStateRequired),
  };
}
