// @public

import { isEuCountry } from "../../shops/markets/eu-countries";
import { type EuRateKind, euExceptions, euRates, readRates } from "./eu-vat-rates";
import type { TaxRule } from "./tax-rule";

/** How a shop in the European Union charges value added tax (rule tax-6). */
export type EuVat = {
  /**
   * `own` charges the rates of the shop's country in all member states, `destination` those of the state
   * goods are sent to, which is declared by the One Stop Shop.
   */
  scheme: "off" | "own" | "destination";
  /** The classes of products with another than the standard rate. */
  classes: readonly { taxClass: string; rate: EuRateKind }[];
};

type Rates = ReturnType<typeof readRates>;
type Kind = keyof Rates;

/**
 * The rules of a shop in a member state (rule tax-6), for its table of taxes: for each state, and for places
 * within and beside them that are taxed in another way (rule tax-7). None of a shop elsewhere.
 */
export function euVatRules(country: string, { scheme, classes }: EuVat): TaxRule[] {
  const own = euRates.get(country);
  if (scheme === "off" || !own) return [];
  const kinds: { taxClass: string; kind: Kind }[] = [
    ...(classes.some(({ taxClass }) => taxClass === "standard") ? [] : [standard]),
    ...classes.map(({ taxClass, rate }) => ({ taxClass, kind: rate })),
  ];
  const at = (place: Pick<TaxRule, "country" | "postcodePattern">, rates: Rates) =>
    kinds.map(({ taxClass, kind }) => ruleOf(place, taxClass, rates[kind]));
  const states = [...euRates].flatMap(([state, rates]) =>
    at({ country: state }, scheme === "destination" ? rates : own),
  );
  const places = euExceptions.flatMap(({ country: where, postcodes, rates, as }) => {
    const place = { country: where, ...(postcodes ? { postcodePattern: postcodes } : {}) };
    if (as) return at(place, scheme === "destination" ? (euRates.get(as) ?? own) : own);
    if (rates === null) return at(place, noRates);
    const isTheirs = scheme === "destination" || where === country;
    return at(place, isTheirs ? readRates(rates) : own);
  });
  return [...states, ...places];
}

const standard = { taxClass: "standard", kind: "standard" } as const;
const noRates = readRates("0");

const ruleOf = (
  place: Pick<TaxRule, "country" | "postcodePattern">,
  taxClass: string,
  rateBasisPoints: number,
): TaxRule => ({
  ...place,
  name: "VAT",
  kind: "tax",
  taxClass,
  rateBasisPoints,
  appliesToShipping: taxClass === "standard",
});

/** A business that buys, and where its goods go. */
type BusinessSale = {
  shopCountry: string;
  /** With its country's prefix, as it was found valid; empty for none. */
  vatNumber: string;
  destination: { country: string; postcode: string } | null;
  isShipped: boolean;
};

/**
 * Why a business in another member state is charged no tax (rule tax-8), as its invoice says it; null where
 * it is charged.
 */
export function businessExemption({
  shopCountry,
  vatNumber,
  destination,
  isShipped,
}: BusinessSale): string | null {
  const country = vatCountry(vatNumber);
  if (!destination || !isEuCountry(shopCountry) || country === shopCountry || vatNumber === "") return null;
  const isNorth = destination.country === "GB" && /^BT/i.test(destination.postcode);
  if (destination.country === shopCountry || !(isEuCountry(destination.country) || (isNorth && isShipped)))
    return null;
  return isShipped
    ? `intra-Community supply to ${vatNumber}, Article 138 of Directive 2006/112/EC`
    : `reverse charge, ${vatNumber} owes the tax, Article 196 of Directive 2006/112/EC`;
}

/** What kind of an exemption a reason is: one of {@link businessExemption}, or another. */
export function exemptionKind(
  reason: string | null,
): "intra-Community supply" | "reverse charge" | "other" | null {
  if (reason === null) return null;
  if (reason.startsWith("intra-Community supply")) return "intra-Community supply";
  return reason.startsWith("reverse charge") ? "reverse charge" : "other";
}

/** The ISO code of the country of a number; Greece writes EL, Northern Ireland XI. */
const vatCountry = (vatNumber: string): string => {
  const prefix = vatNumber.slice(0, 2);
  return { EL: "GR", XI: "GB" }[prefix] ?? prefix;
};
