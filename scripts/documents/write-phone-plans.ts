import { writeFileSync } from "node:fs";
import metadata from "libphonenumber-js/metadata.max.json";

// Writes how many digits the telephone numbers of each country have, from the numbering plans that Google
// keeps (libphonenumber): `npm run phone-plans` after an update of the package.

/** Most digits of a number with its country's code (E.164). */
const most = 15;

type Plan = [
  code: string,
  abroad: string,
  pattern: string,
  lengths: number[],
  formats: unknown,
  prefix: unknown,
];

const lines = Object.entries(metadata.countries as unknown as Record<string, Plan>).map(
  ([country, [code, , , lengths, , prefix]]) => {
    const told = typeof prefix === "string" && /^\d+$/.test(prefix) ? prefix : "";
    const fitting = lengths.filter((length) => length <= most - code.length);
    return [country, code, rangesOf(fitting), told].join(" ").trim();
  },
);

/** Numbers in their order, those that follow each other as a range: `5,8-10`. */
function rangesOf(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range && range[1] === number - 1) range[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join();
}

const rows: string[] = [];
for (const line of lines.toSorted()) {
  const last = rows.at(-1);
  if (last !== undefined && last.length + line.length < 100) rows[rows.length - 1] = `${last}|${line}`;
  else rows.push(line);
}
writeFileSync(
  "app/models/accounts/address/phone-plans.ts",
  `/**
 * Each country's calling code, how many digits its numbers have without it, and what stands before them
 * within the country; written by \`npm run phone-plans\`.
 */
export const phonePlans = \`${rows.join("\n")}\`;
`,
);
