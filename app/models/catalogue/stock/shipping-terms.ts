// @public

import { phrase } from "~/models/platform/texts/phrase";
import { countryCodeProblem } from "../../accounts/address/country-code";
import { regionProblem } from "../../accounts/address/regions";

/**
 * How and where a product may be sent, where it is not sent like any other (rules shipping-1 and shipping-3).
 */
export type ShippingTerms = {
  /** Codes of the only methods allowed (`limit_shipping_option`); empty for all. */
  methods: string[];
  /** The owner's words about them; empty for words made from their titles. */
  methodsText: string;
  /** Where it is not sent: ISO 3166 codes of countries (`CA`) and of their states (`US-HI`). */
  excluded: string[];
};

const placePattern = /^[A-Z]{2}(-[A-Z0-9]{1,3})?$/;

/** Why a text is not the code of a country or state in {@link ShippingTerms.excluded}; null if it is. */
export function excludedPlaceProblem(text: string): string | null {
  if (!placePattern.test(text)) return `'${text}' is not a country such as CA or a state such as US-HI`;
  const [country = "", state] = text.split("-");
  return countryCodeProblem(country) ?? (state === undefined ? null : regionProblem(country, state));
}

/** The terms with these parts; null where they say nothing. */
export const shippingTerms = (terms: ShippingTerms): ShippingTerms | null =>
  terms.methods.length + terms.excluded.length === 0 ? null : terms;

/** What a shopper reads about the methods a product is limited to; empty without a limit. */
export function methodLimitText(
  terms: ShippingTerms | null,
  methods: readonly { code: string; title: string }[],
): string {
  if (!terms || terms.methods.length === 0) return "";
  const titles = methods.filter(({ code }) => terms.methods.includes(code)).map(({ title }) => title);
  return (
    terms.methodsText || (titles.length > 0 ? phrase("Only: {methods}", { methods: titles.join("; ") }) : "")
  );
}
