import type { TaxRule } from "./tax-rule";

/** The kinds of rates that countries have besides the standard one. */
export type NationalRateKind = "reduced" | "second_reduced" | "zero";

/** How a shop charges the tax of its country (rule tax-10). */
export type NationalTax = {
  isCharged: boolean;
  /** The classes of products with another than the standard rate. */
  classes: readonly { taxClass: string; rate: NationalRateKind }[];
  /** Where it is registered of the provinces with a tax of their own: `BC`, `MB`, `QC`, `SK`. */
  provinces: readonly string[];
};

/** Percent; a kind that is missing has the next higher one. */
type Rates = { standard: number; reduced?: number; second_reduced?: number };
type Place = Pick<TaxRule, "country" | "state" | "postcodePattern">;
type Tax = { name: string; rates: Rates; places: readonly Place[] };

const at = (...countries: string[]): Place[] => countries.map((country) => ({ country }));
const inCanada = (...provinces: string[]): Place[] => provinces.map((state) => ({ country: "CA", state }));

const swiss: Tax = {
  name: "VAT",
  rates: { standard: 8.1, reduced: 2.6, second_reduced: 3.8 },
  places: [...at("CH", "LI"), { country: "DE", postcodePattern: "78266" }],
};
const british: Tax = { name: "VAT", rates: { standard: 20, reduced: 5 }, places: at("GB", "IM") };

/** The taxes of each country on sales from it, as of 29 November 2026. */
const national: Record<string, readonly Tax[]> = {
  GB: [british],
  IM: [british],
  CH: [swiss],
  LI: [swiss],
  NO: [{ name: "VAT", rates: { standard: 25, reduced: 15, second_reduced: 12 }, places: at("NO") }],
  CA: [
    {
      name: "GST",
      rates: { standard: 5 },
      places: inCanada("AB", "BC", "MB", "NT", "NU", "QC", "SK", "YT"),
    },
    { name: "HST", rates: { standard: 13 }, places: inCanada("ON") },
    { name: "HST", rates: { standard: 14 }, places: inCanada("NS") },
    { name: "HST", rates: { standard: 15 }, places: inCanada("NB", "NL", "PE") },
  ],
  AU: [{ name: "GST", rates: { standard: 10 }, places: at("AU") }],
  NZ: [{ name: "GST", rates: { standard: 15 }, places: at("NZ") }],
  JP: [{ name: "Consumption tax", rates: { standard: 10, reduced: 8 }, places: at("JP") }],
};

/** What provinces charge besides the federal tax, from who is registered there. */
const provincial: Record<string, Tax> = {
  BC: { name: "PST", rates: { standard: 7 }, places: inCanada("BC") },
  MB: { name: "RST", rates: { standard: 7 }, places: inCanada("MB") },
  QC: { name: "QST", rates: { standard: 9.975 }, places: inCanada("QC") },
  SK: { name: "PST", rates: { standard: 6 }, places: inCanada("SK") },
};

/**
 * The rules of a shop's country for its table of taxes (rule tax-10); none where the shop is elsewhere, and
 * so none for goods that leave the country.
 */
export function nationalTaxRules(country: string, { isCharged, classes, provinces }: NationalTax): TaxRule[] {
  const taxes = isCharged ? (national[country] ?? []) : [];
  const own = country === "CA" ? provinces.flatMap((province) => provincial[province] ?? []) : [];
  const kinds: { taxClass: string; rate: "standard" | NationalRateKind }[] = [
    ...(classes.some(({ taxClass }) => taxClass === "standard") ? [] : [standard]),
    ...classes,
  ];
  return (taxes.length === 0 ? [] : [...taxes, ...own]).flatMap(({ name, rates, places }) =>
    places.flatMap((place) =>
      kinds.map(({ taxClass, rate }) => ({
        ...place,
        name,
        kind: "tax" as const,
        taxClass,
        rateBasisPoints: basisPointsOf(rates, rate),
        appliesToShipping: taxClass === "standard",
      })),
    ),
  );
}

const standard = { taxClass: "standard", rate: "standard" } as const;

function basisPointsOf(rates: Rates, kind: "standard" | NationalRateKind): number {
  if (kind === "zero") return 0;
  const { standard, reduced = standard, second_reduced = reduced } = rates;
  return Math.round({ standard, reduced, second_reduced }[kind] * 1000) / 10;
}
