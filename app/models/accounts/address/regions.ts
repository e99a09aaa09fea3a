// @public
import { regionsAEToIT } from "./world/regions-ae-it";
import { regionsJMToRU } from "./world/regions-jm-ru";
import { regionsSOToVN } from "./world/regions-so-vn";

/** A state or province: what an address has of it, and its name. */
export type Region = { code: string; name: string };

/** A region with what else it is called, and what its postal codes begin with. */
type KnownRegion = Region & { otherNames: readonly string[]; postalCodes: string };

const unitedStates = `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware
DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky
LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana
NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota
OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota
TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming
AS American Samoa|GU Guam|MP Northern Mariana Islands|VI U.S. Virgin Islands
AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific`;
const canada = `AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia
NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon`;

const lists: Readonly<Record<string, string>> = {
  US: unitedStates,
  CA: canada,
  ...regionsAEToIT,
  ...regionsJMToRU,
  ...regionsSOToVN,
};

const regions = new Map(
  Object.entries(lists).map(([country, list]) => [country, readRegions(country, list)]),
);

/** The states or provinces of a country; empty if we know none of it. */
export const regionsOf = (country: string): readonly Region[] =>
  knownRegions(country).map(({ code, name }) => ({ code, name }));

/**
 * What addresses have for a state that is given as code or name, in any case; null if the country has no such
 * state. For countries without a list of states the input is returned.
 */
export function regionCode(country: string, text: string): string | null {
  const written = text.trim();
  const known = knownRegions(country);
  if (known.length === 0) return written;
  const wanted = written.toLowerCase().replaceAll("'", "’").replace(`${country.toLowerCase()}-`, "");
  const isWanted = (name: string) => name.toLowerCase() === wanted;
  return known.find(({ code, name, otherNames }) => [code, name, ...otherNames].some(isWanted))?.code ?? null;
}

/** The state whose postal codes begin as this one does; null where none or several do. */
export function regionOfPostalCode(country: string, postcode: string): string | null {
  const begins = (beginnings: string) =>
    beginnings !== "" && new RegExp(`^(?:${beginnings})`).test(postcode.trim());
  const found = knownRegions(country).filter(({ postalCodes }) => begins(postalCodes));
  return found.length === 1 ? (found[0]?.code ?? null) : null;
}

/** Whether two texts name the same state of a country. */
export const isSameRegion = (country: string, one: string, other: string): boolean =>
  one === other || (regionCode(country, one) ?? one) === (regionCode(country, other) ?? other);

/**
 * Why a text is not the code of a state or province of a country, as addresses keep it; null if it is, or if
 * the country has no list of them.
 */
export function regionProblem(country: string, text: string): string | null {
  const known = knownRegions(country);
  if (known.length === 0 || known.some(({ code }) => code === text)) return null;
  const code = regionCode(country, text);
  if (code !== null) return `'${text}' is not a state’s code: use ${code}`;
  return `${country} has no state '${text}': use a code such as ${known[0]?.code}`;
}

const knownRegions = (country: string): readonly KnownRegion[] => regions.get(country) ?? [];

/**
 * Reads `13 Tokyo/東京都:1[0-8],20`: code, names, and what postal codes begin with. On the letters of a few
 * countries a state is its code; elsewhere it is written out (rule accounts-38).
 */
function readRegions(country: string, list: string): KnownRegion[] {
  const isCode = ["US", "CA", "AU", "BR", "IT"].includes(country);
  return list
    .trim()
    .split(/[|\n]/)
    .map((entry) => {
      const [named = "", postalCodes = ""] = entry.split(":");
      const [isoCode = ""] = named.split(" ", 1);
      const [name = "", ...otherNames] = named.slice(isoCode.length + 1).split("/");
      return {
        code: isCode ? isoCode : name,
        name,
        otherNames: [isoCode.replaceAll("_", " "), ...otherNames],
        postalCodes: postalCodes.replaceAll(",", "|"),
      };
    });
}
