// @public

import { isEuCountry } from "../markets/eu-countries";

/** Headers by which content delivery networks name the country a request comes from. */
export const countryHeaders = ["cf-ipcountry", "cloudfront-viewer-country", "x-country-code"] as const;

/** A country as such a header names it; null for none, for an unknown one and for Tor. */
export const countryOfHeader = (text: string | undefined): string | null =>
  text !== undefined && /^[A-Z]{2}$/.test(text) && text !== "XX" ? text : null;

const countryCookieName = "visitor_country";

/** The cookie that tells a shop's pages the country, for a day. */
export const countryCookie = (country: string): string =>
  `${countryCookieName}=${country}; Path=/; Max-Age=86400; SameSite=Lax`;

/** The country that a browser's cookies name; null for none. */
export const countryOfCookies = (cookies: string): string | null =>
  new RegExp(`(?:^|; *)${countryCookieName}=([A-Z]{2})(?:;|$)`).exec(cookies)?.[1] ?? null;

/**
 * How visitors are asked before they are counted (rule tracking-4): `ask` where the law wants their consent
 * first, `opt-out` where they may forbid that their data are sold or shared, `refused` where their browser
 * does so (Global Privacy Control), `notice` where it is enough to say so.
 */
export type ConsentRegion = "ask" | "opt-out" | "refused" | "notice";

/** By this header of its own the server hands on the region of a visitor; without one they are asked. */
export const consentRegionHeader = "awning-consent-region";

/** What that header says. */
export const readConsentRegion = (text: string | null | undefined): ConsentRegion =>
  text === "opt-out" || text === "refused" || text === "notice" ? text : "ask";

/** Beside the European Union: its economic area, Switzerland, the United Kingdom, Brazil. */
const asksFirst = new Set(["BR", "CH", "GB", "IS", "LI", "NO"]);

/** States of the US where a law in force in 2026 lets consumers forbid that their data are sold. */
const optOutStates = new Set("CA CO CT DE FL IA IN KY MD MN MT NE NH NJ OR RI TN TX UT VA".split(" "));

/** Headers by which content delivery networks name the state. */
export const stateHeaders = ["cf-region-code", "cloudfront-viewer-country-region", "x-region-code"] as const;

/** A state as such a header names it; null for none. */
export const stateOfHeader = (text: string | undefined): string | null =>
  text !== undefined && /^[A-Z0-9]{1,3}$/.test(text) ? text : null;

/**
 * The region of a country and, in the US, of a state; of an unknown one the strictest.
 * @param refuses whether the browser sends Global Privacy Control
 */
export function consentRegionOf(
  country: string | null,
  refuses: boolean,
  state: string | null = null,
): ConsentRegion {
  if (country === null || isEuCountry(country) || asksFirst.has(country)) return "ask";
  if (refuses) return "refused";
  return country === "US" && (state === null || optOutStates.has(state)) ? "opt-out" : "notice";
}
