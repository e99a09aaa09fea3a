import type { Address } from "./address";
import { formatTable } from "./world/address-tables";
import { readTable } from "./world/read-table";

/** What is written of an address on an envelope, beside the name and the country. */
type Part = Exclude<keyof Address, "first_name" | "last_name" | "country" | "phone">;

/**
 * How a country writes an address (rule accounts-38): its lines from top to bottom, each with its parts and
 * what stands between them, and whether the family name comes first.
 */
type AddressFormat = { lines: readonly string[]; isFamilyNameFirst: boolean };

/** The parts by the letters of the table. */
const parts: Readonly<Record<string, string>> = {
  N: "name",
  O: "company",
  C: "city",
  S: "state",
  Z: "postcode",
};

/** The lines of a format such as `N/O/A/C, S Z`. */
const linesOf = (format: string): string[] =>
  format
    .split("/")
    .flatMap((line) =>
      line === "A"
        ? ["address_line1", "address_line2"]
        : [line.replace(/[NOCSZ]/g, (letter) => parts[letter] ?? "")],
    );

const formats = readTable(formatTable, ": ", linesOf);
/** As most countries write, and what is shown before one is chosen. */
const [usual, unknown] = [linesOf("N/O/A/C"), linesOf("N/O/A/C, S Z")];
const familyNameFirst = new Set(["CN", "HU", "JP", "KR", "TW", "VN"]);

/** How addresses are written in a country. */
export const addressFormat = (country: string): AddressFormat => ({
  lines: formats.get(country) ?? (country === "" ? unknown : usual),
  isFamilyNameFirst: familyNameFirst.has(country),
});

/** The parts of an address in the order in which its country writes them. */
export const writtenParts = (country: string): Part[] =>
  addressFormat(country)
    .lines.flatMap((line) => line.match(/\w+/g) ?? [])
    .filter((word): word is Part => word !== "name");
