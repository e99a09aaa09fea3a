import type { Address } from "./address";

/** What is written of an address on an envelope, beside the name and the country. */
type Part = Exclude<keyof Address, "first_name" | "last_name" | "country" | "phone">;

/**
 * How a country writes an address (rule accounts-38): its lines from top to bottom, each with its parts and
 * what stands between them, and whether the family name comes first.
 */
type AddressFormat = { lines: readonly string[]; isFamilyNameFirst: boolean };

const street = ["company", "address_line1", "address_line2"];
const recipient = ["name", ...street];
/** Where the largest place is written first. */
const recipientLast = ["address_line1", "address_line2", "company", "name"];

/** Lines that countries share. Every other country writes as the United States do. */
const shared: readonly { countries: string; lines: readonly string[] }[] = [
  { countries: "AU ID TH", lines: [...recipient, "city state postcode"] },
  { countries: "BD IL IN NZ PK SA SG", lines: [...recipient, "city postcode", "state"] },
  { countries: "EG GB IE RU UA ZA", lines: [...recipient, "city", "state", "postcode"] },
  {
    countries: `AR AT BE BG CH CL CY CZ DE DK DZ EE ES FI FR GE GR HR IS LI LT LU MA MC MD ME MK MX MY NL NO PL
      PT RO RS SE SI SK TN TR`,
    lines: [...recipient, "postcode city", "state"],
  },
  { countries: "IT SM UY VA", lines: [...recipient, "postcode city state"] },
  { countries: "BR", lines: [...recipient, "city-state", "postcode"] },
  {
    countries: "HU",
    lines: ["name", "company", "city", "address_line1", "address_line2", "postcode", "state"],
  },
  { countries: "CN JP TW", lines: ["postcode", "state city", ...recipientLast] },
  { countries: "KR", lines: ["state city", ...recipientLast, "postcode"] },
];

const usual = [...recipient, "city, state postcode"];
const familyNameFirst = new Set(["CN", "HU", "JP", "KR", "TW", "VN"]);
const linesOf = new Map(
  shared.flatMap(({ countries, lines }) =>
    countries.split(/\s+/).map((country) => [country, lines] as const),
  ),
);

/** How addresses are written in a country. */
export const addressFormat = (country: string): AddressFormat => ({
  lines: linesOf.get(country) ?? usual,
  isFamilyNameFirst: familyNameFirst.has(country),
});

/** The parts of an address in the order in which its country writes them. */
export const writtenParts = (country: string): Part[] =>
  addressFormat(country)
    .lines.flatMap((line) => line.match(/\w+/g) ?? [])
    .filter((word): word is Part => word !== "name");
