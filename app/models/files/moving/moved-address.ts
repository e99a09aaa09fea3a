import { type Address, addressSchema } from "../../accounts/address";
import { countryCodeProblem } from "../../accounts/country-code";
import { countryName } from "../../accounts/country-name";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Codes by the English names that files have. */
const codes = new Map(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => countryCodeProblem(code) === null)
    .map((code) => [countryName(code).toLowerCase(), code]),
);

/** The ISO 3166 code of a country that a file names by code or by English name. */
const countryCodeOf = (text: string): string =>
  codes.get(text.trim().toLowerCase()) ?? text.trim().toUpperCase();

/** A number that passes as a phone, for addresses that have none. */
const anyPhone = "+49 30 1234567";

/** An address of another shop's file: as ours are, or why it cannot be; null for one that says nothing. */
export function movedAddress(typed: Address): { address: Address } | { reason: string } | null {
  if (typed.address_line1 === "" && typed.city === "" && typed.postcode === "") return null;
  const country = countryCodeOf(typed.country);
  // Other shops do not ask for a phone; the checkout does, beside its field.
  const parsed = addressSchema.safeParse({ ...typed, country, phone: typed.phone || anyPhone });
  if (!parsed.success) return { reason: parsed.error.issues[0]?.message ?? "it is not complete" };
  if (countryCodeProblem(country) !== null) return { reason: `'${typed.country}' is no country` };
  return { address: typed.phone === "" ? { ...parsed.data, phone: "" } : parsed.data };
}
