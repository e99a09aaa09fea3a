import { countryName } from "../address/country-name";
import { isStateRequired, type Region, regionsOf } from "../address/regions";

/** A country one may order to. `states` is empty where addresses need none. */
export type CountryFields = { code: string; name: string; states: readonly Region[] };

/** What `GET /api/countries` answers (rule api-8). `state_required` lists the codes whose addresses name a state. */
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
