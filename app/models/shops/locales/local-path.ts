// @public

/**
 * First words of addresses that are the same in every language: the office, programs' calls, files, and what
 * machines read of the whole shop (rule locales-2).
 */
const withoutLanguage = new Set(
  `.well-known acp admin admin-graphql assets certificate favicon.ico favicon.svg healthz mcp media readyz robots.txt
  scripts sitemap.xml sitemaps ucp`.split(/\s+/),
);

/** The path of a language without a domain: `/de-at` for `de-AT`. */
export const prefixOf = (language: string): string => `/${language.toLowerCase()}`;

const firstWord = /^\/([^/?#]*)/;

/** Whether an address has no language: it stays without a prefix, and is not found below one. */
const isWithoutLanguage = (path: string): boolean =>
  withoutLanguage.has((firstWord.exec(path)?.[1] ?? "").replace(/\.data$/, "").toLowerCase());

const inFirstMarket = new Set([".well-known", "acp", "admin", "admin-graphql", "mcp", "ucp"]);

/**
 * Whether what answers an address knows the shop's first market alone, also at the domain of another: the
 * office and programs (rule markets-1).
 */
export const isInFirstMarket = (path: string): boolean =>
  inFirstMarket.has((firstWord.exec(path)?.[1] ?? "").replace(/\.data$/, "").toLowerCase());

/**
 * The address that browsers see of a path of the shop, in a language; what is no path of a page (a file, a
 * place in the page, another site) stays. The one way out: where slugs are translated, it is here and in
 * {@link internalPath}.
 * @param prefix of the language, such as `/de`; empty for one without
 */
export function publicPath(path: string, prefix: string): string {
  if (prefix === "" || !path.startsWith("/") || path.startsWith("//") || isWithoutLanguage(path)) return path;
  return /^\/(?=[?#]|$)/.test(path) ? prefix + path.slice(1) : prefix + path;
}

/**
 * The path of the shop that an address below a prefix leads to; null for an address that is not below it.
 * @param url path and query, as a browser sends them
 */
export function internalPath(url: string, prefix: string): string | null {
  if (!url.startsWith(prefix)) return null;
  const rest = url.slice(prefix.length);
  // The data of the home page, as the router asks for them.
  if (/^\.data(?=\?|$)/.test(rest)) return `/_root${rest}`;
  const path = /^(?=\?|$)/.test(rest) ? `/${rest}` : rest;
  return path.startsWith("/") && !isWithoutLanguage(path) ? path : null;
}

/**
 * The path of the shop that the page in view opens for an address; null where another page is needed: in
 * another language, or in none.
 * @param prefix of the page's language; empty for none
 * @param prefixes of all languages of the shop
 */
export function pathIn(address: string, prefix: string, prefixes: readonly string[]): string | null {
  if (prefix !== "") return internalPath(address, prefix);
  return prefixes.some((one) => internalPath(address, one) !== null) ? null : address;
}

/** What may be the prefix of a language, at the beginning of an address. */
const prefixShape = /^\/[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}(?=[/?]|\.data(?:\?|$)|$)/;

/** What may be a language's prefix of an address; empty for nothing. Most addresses have none. */
export const possiblePrefix = (url: string): string => prefixShape.exec(url)?.[0] ?? "";
