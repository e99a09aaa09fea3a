/** The kinds of rates that member states have besides the standard one. */
export type EuRateKind = "reduced" | "second_reduced" | "super_reduced" | "zero";

/**
 * The rates of value added tax of the member states in percent (Directive 2006/112/EC, Articles 97 and 98),
 * as of 29 November 2026: standard, reduced, second reduced, super-reduced. Where a kind is missing, goods of
 * it have the next higher one.
 */
const rates = `
AT 20 10 13|BE 21 6 12|BG 20 9|CY 19 5 9|CZ 21 12|DE 19 7|DK 25|EE 24 9 13|ES 21 10 - 4|FI 25.5 13.5 10
FR 20 5.5 10 2.1|GR 24 6 13|HR 25 5 13|HU 27 5 18|IE 23 9 13.5 4.8|IT 22 10 5 4|LT 21 5 12|LU 17 8 - 3
LV 21 12 5|MT 18 5 7|NL 21 9|PL 23 8 5|PT 23 6 13|RO 21 11|SE 25 6 12|SI 22 9.5 5|SK 23 19 5`;

type EuRates = { standard: number; reduced: number; second_reduced: number; super_reduced: number; zero: 0 };

const basisPoints = (percent: string) => Math.round(Number(percent) * 100);

/** The rates of a row such as `20 10 13`, basis points. */
export function readRates(row: string): EuRates {
  const [standard = 0, ...lower] = row
    .split(" ")
    .map((percent) => (percent === "-" ? undefined : basisPoints(percent)));
  const [reduced = standard, second = reduced, least = Math.min(reduced, second)] = lower;
  return { standard, reduced, second_reduced: second, super_reduced: least, zero: 0 };
}

/** The rates of each member state, basis points. */
export const euRates: ReadonlyMap<string, EuRates> = new Map(
  rates
    .trim()
    .split(/[|\n]/)
    .map((row) => [row.slice(0, 2), readRates(row.slice(3))]),
);

/**
 * Parts of states and countries beside them that are taxed in another way (rule tax-7): which postal codes,
 * and their rates; none where they are no part of the union's territory for this tax (Article 6).
 */
export const euExceptions: readonly {
  country: string;
  postcodes?: string;
  rates: string | null;
  as?: string;
}[] = [
  // Heligoland and Büsingen; Livigno and Campione; the Canary Islands, Ceuta and Melilla; Åland; Athos.
  { country: "DE", postcodes: "27498,78266", rates: null },
  { country: "IT", postcodes: "23041,22061", rates: null },
  { country: "ES", postcodes: "35*,38*,51*,52*", rates: null },
  { country: "FI", postcodes: "22*", rates: null },
  { country: "GR", postcodes: "63086", rates: null },
  // Overseas departments and territories, written with the country code of France.
  { country: "FR", postcodes: "97*,986*,987*,988*", rates: null },
  // Jungholz and Mittelberg (Article 104), Madeira, the Azores (Article 105).
  { country: "AT", postcodes: "6691,6991..6993", rates: "19 10 13" },
  { country: "PT", postcodes: "90*,91*,92*,93*,94*", rates: "22 4 12" },
  { country: "PT", postcodes: "95*,96*,97*,98*,99*", rates: "16 4 9" },
  // Monaco counts as France (Article 7), goods to Northern Ireland as within the union (Windsor Framework).
  { country: "MC", rates: null, as: "FR" },
  { country: "GB", postcodes: "BT*", rates: "20 5 - 0" },
];
