import { type Address, foreignAddressSchema } from "../../accounts/address/address";
import { countryCodeProblem } from "../../accounts/address/country-code";
import { countryName } from "../../accounts/address/country-name";
import { cutText } from "../../platform/text/storable-text";

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

/** Parts without which an address is still one: where they cannot be read they alone are left out. */
const spareParts: readonly (keyof Address)[] = ["phone", "company", "address_line2"];

/** What became of an address: as ours are, with what was left out of it, or why it cannot be. */
export type MovedAddress = { address: Address; notes: string[] } | { reason: string };

/** An address of another shop's file (rule imports-19); null for one that says nothing. */
export function movedAddress(typed: Address): MovedAddress | null {
  if (typed.address_line1 === "" && typed.city === "" && typed.postcode === "") return null;
  const country = countryCodeOf(typed.country);
  if (countryCodeProblem(country) !== null) return { reason: `'${typed.country}' is no country` };
  const first = parsedWith({ ...typed, country });
  if (first.success) return { address: withoutStandIn(first.data, typed.phone), notes: [] };
  const wrong = spareParts.filter((part) => first.error.issues.some(({ path }) => path[0] === part));
  const rest = { ...typed, country, ...Object.fromEntries(wrong.map((part) => [part, ""])) };
  const parsed = parsedWith(rest);
  if (!parsed.success) return { reason: parsed.error.issues[0]?.message ?? "it is not complete" };
  const notes = wrong.map(
    (part) => `the address came without its ${partNames[part]}: '${cutText(typed[part], 60)}' cannot be read`,
  );
  return { address: withoutStandIn(parsed.data, rest.phone), notes };
}

const partNames: Partial<Record<keyof Address, string>> = {
  phone: "phone",
  company: "company",
  address_line2: "second line",
};

// Other shops do not ask for a phone; the checkout does, beside its field.
const parsedWith = (typed: Address) => {
  // A spreadsheet made a number of it, and cut its last digits.
  const isSpoiled = /^\d+[.,]?\d*E\+?\d+$/i.test(typed.phone.trim());
  return foreignAddressSchema.safeParse({ ...typed, phone: isSpoiled ? "?" : typed.phone || anyPhone });
};

const withoutStandIn = (address: Address, phone: string): Address =>
  phone === "" ? { ...address, phone: "" } : address;
