// @public

import type { Currency, Minor } from "../../money/money";

/** The most that Klarna takes at once, minor units. */
export const klarnaMaxMinor: Minor = 200_000_000;

/**
 * Where shoppers may pay by Klarna: the country's only currency, and the languages of its pages.
 * https://docs.klarna.com/klarna-payments/in-depth-knowledge/puchase-countries-currencies-locales/
 */
const countries: Readonly<Record<string, { currency: Currency; languages: string }>> = {
  AT: { currency: "EUR", languages: "de en" },
  AU: { currency: "AUD", languages: "en" },
  BE: { currency: "EUR", languages: "nl fr en" },
  CA: { currency: "CAD", languages: "en fr" },
  CH: { currency: "CHF", languages: "de fr it en" },
  CZ: { currency: "CZK", languages: "cs en" },
  DE: { currency: "EUR", languages: "de en" },
  DK: { currency: "DKK", languages: "da en" },
  ES: { currency: "EUR", languages: "es en" },
  FI: { currency: "EUR", languages: "fi sv en" },
  FR: { currency: "EUR", languages: "fr en" },
  GB: { currency: "GBP", languages: "en" },
  GR: { currency: "EUR", languages: "el en" },
  HU: { currency: "HUF", languages: "hu en" },
  IE: { currency: "EUR", languages: "en" },
  IT: { currency: "EUR", languages: "it en" },
  MX: { currency: "MXN", languages: "es en" },
  NL: { currency: "EUR", languages: "nl en" },
  NO: { currency: "NOK", languages: "nb en" },
  NZ: { currency: "NZD", languages: "en" },
  PL: { currency: "PLN", languages: "pl en" },
  PT: { currency: "EUR", languages: "pt en" },
  RO: { currency: "RON", languages: "ro en" },
  SE: { currency: "SEK", languages: "sv en" },
  SK: { currency: "EUR", languages: "sk en" },
  US: { currency: "USD", languages: "en es" },
};

const taken = new Set(Object.values(countries).map(({ currency }) => currency));

/** Klarna takes and pays back any amount of its currencies; null for a currency it does not take. */
export const klarnaStepMinor = (currency: Currency): Minor | null => (taken.has(currency) ? 1 : null);

/** Whether a shopper of this country may pay in this currency. */
export const isKlarnaCountry = (country: string, currency: Currency): boolean =>
  countries[country]?.currency === currency;

/**
 * The language and country of Klarna's page: the shop's language where Klarna has the page in it, else
 * English.
 * @param language of the shop, as a language tag
 */
export function klarnaLocale(country: string, language: string): string {
  const [spoken = ""] = language.split("-");
  const known = countries[country]?.languages.split(" ") ?? [];
  return `${known.includes(spoken) ? spoken : "en"}-${country}`;
}
