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
  const there = all.filter((one) => (one.market ?? "") === code);
  const tags = there.map(({ language }) => language);
  const isElsewhere = code !== (here.market ?? "");
  const wanted = reader.language ?? preferredLanguage(reader.languages, tags);
  const found = there.find(({ language }) => language === wanted);
  // Who is led to another market reads on in the same language where it has nothing better.
  const usual = isElsewhere ? (there.find(({ language }) => language === here.language) ?? there[0]) : null;
  const offered = found ?? usual ?? null;
  return offered === here ? null : offered;
}

function marketFor(all: readonly ShopLanguage[], here: ShopLanguage, { market, country, languages }: Reader) {
  const codes = new Set(all.map((one) => one.market ?? ""));
  if (market !== null && codes.has(market)) return market;
  const isIn = country ?? regionOf(languages[0]);
  const sellsThere = all.find(({ countries }) => isIn !== null && countries?.includes(isIn));
  if (sellsThere) return sellsThere.market ?? "";
  return here.market ?? "";
}

/** The country that a browser's language names: `AT` of `de-AT`; null for none. */
const regionOf = (tag = ""): string | null => /-([A-Z]{2})\b/.exec(tag)?.[1] ?? null;
