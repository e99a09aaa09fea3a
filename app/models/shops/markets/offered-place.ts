// @public

import { preferredLanguage } from "../locales/preferred-language";
import type { ShopLanguage } from "../locales/shop-language";

const marketCookieName = "market";
const firstMarket = "-";

/** The cookie of a chosen market, for a year, as a script sets it; the shop's first has no code. */
export const marketCookie = (code: string): string =>
  `${marketCookieName}=${code || firstMarket}; Path=/; Max-Age=31536000; SameSite=Lax`;

/** The code of the market a visitor chose, empty for the shop's first; null for none. */
export function chosenMarket(cookies: string): string | null {
  const code = new RegExp(`(?:^|; *)${marketCookieName}=([a-z0-9-]+)`).exec(cookies)?.[1];
  return code === undefined ? null : code.replace(firstMarket, "");
}

/** What a browser says of who reads in it. */
export type Reader = {
  /** The language chosen before; null for none. */
  language: string | null;
  /** The code of the market chosen before; null for none. */
  market: string | null;
  /** The browser's languages, the dearest first. */
  languages: readonly string[];
  /** Where it is, as its network says; null for unknown. */
  country: string | null;
};

/**
 * Which of a shop's languages and markets suits a reader better than the page in view (rules locales-5 and
 * markets-9): what they chose before, else the market that sells to their country and the language their
 * browser prefers of those it has. Null where nothing does.
 */
export function offeredPlace(
  all: readonly ShopLanguage[],
  here: ShopLanguage,
  reader: Reader,
): ShopLanguage | null {
  const code = marketFor(all, here, reader);
  const there = all.filter((one) => marketOf(one) === code);
  const tags = there.map(({ language }) => language);
  const wanted = reader.language ?? preferredLanguage(reader.languages, tags);
  const found = there.find(({ language }) => language === wanted);
  // Where a market has nothing better, its reader reads on in the same language.
  const usual = there.find(({ language }) => language === here.language) ?? there[0];
  const offered = found ?? usual ?? null;
  return offered === here ? null : offered;
}

/** A shop of one market does not name it. */
const marketOf = ({ market = "" }: ShopLanguage): string => market;

function marketFor(all: readonly ShopLanguage[], here: ShopLanguage, { market, country, languages }: Reader) {
  const isIn = country ?? regionOf(languages[0]);
  const chosen = all.find((one) => marketOf(one) === market);
  return marketOf(chosen ?? all.find(({ countries }) => countries?.includes(isIn)) ?? here);
}

/** The country that a browser's language names: `AT` of `de-AT`; empty for none. */
const regionOf = (tag = ""): string => /-([A-Z]{2})\b/.exec(tag)?.[1] ?? "";
