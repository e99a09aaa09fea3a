// @public

import { countryName } from "./country-name";

/** A country as a form offers it: ISO code and English name. */
export type CountryChoice = { code: string; name: string };

/** Countries in the order of their codes. */
export const countryChoices = (codes: readonly string[]): CountryChoice[] =>
  codes.map((code) => ({ code, name: countryName(code) }));
