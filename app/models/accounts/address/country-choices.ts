// @public

import { countryName } from "./country-name";

/** A country as a form offers it: ISO code and English name. */
export type CountryChoice = { code: string; name: string };

/**
 * The country an address is asked for first (rule accounts-38): the United States where the shop sells there,
 * else the first that the shop names, its own.
 */
export const firstCountry = (codes: readonly string[]): string =>
  codes.includes("US") ? "US" : (codes[0] ?? "");

/** A shop's countries: the one that is asked for first, then the others in the order of the shop. */
export function countryChoices(codes: readonly string[]): CountryChoice[] {
  const first = firstCountry(codes);
  const ordered = [...codes.filter((code) => code === first), ...codes.filter((code) => code !== first)];
  return ordered.map((code) => ({ code, name: countryName(code) }));
}
