// @public

import { safeRedirect } from "../../platform/redirect/safe-redirect";
import { isReservedSlug } from "../../platform/slug/is-reserved-slug";
import { cutText } from "../../platform/text/storable-text";

/** Where an old address leads. `from` and `to` may both end in `/*`, which stands for any rest of a path. */
export type Redirect = { from: string; to: string };

/** What other shop systems tell their pages apart by; pages here read nothing else of an old query. */
const parameters = ["p", "page_id", "variant"];
/** Longest address, characters. */
export const maxAddressLength = 500;
/** Most redirects of a shop. */
export const maxRedirects = 50_000;
/** Most redirects followed when loops are looked for. */
const maxHops = 10;

/**
 * The address of a redirect as it is stored: a path in small letters, without a slash at its end, with at
 * most one parameter of {@link parameters} (`/?p=12`), or with `/*` at its end. Null for none of these.
 */
export function redirectFrom(typed: string): string | null {
  const text = typed.trim() === "" ? "" : withoutOrigin(typed.trim());
  if (!text.startsWith("/") || text.length > maxAddressLength || /[\\\p{Cc}]/u.test(text)) return null;
  const [path = "", query = ""] = text.split("#")[0]?.split("?", 2) ?? [];
  const isPrefix = path.endsWith("/*");
  const plain = pathKey(isPrefix ? path.slice(0, -1) : path);
  if (plain === null || plain.includes("*")) return null;
  if (isPrefix) return plain === "/" || query !== "" ? null : `${plain}/*`;
  const [[name, value] = [], ...others] = [...new URLSearchParams(query)];
  if (name === undefined) return plain;
  return others.length === 0 && parameters.includes(name) && value ? parameterKey(plain, name, value) : null;
}

/** The hosts that a redirect's target may name: those of the shop, with and without `www.`. */
export const redirectHosts = ({ code, domains }: { code: string; domains: readonly string[] }): string[] =>
  [...domains, `${code}.localhost`].map(plainHost);

const plainHost = (host: string) =>
  host
    .toLowerCase()
    .replace(/:\d+$/, "")
    .replace(/^www\./, "");

/**
 * Why an address can never lead on: every shop has a page there; null where it can (rule addresses-7).
 * @param from as {@link redirectFrom} gives it
 */
export function fixedAddressProblem(from: string): string | null {
  const [first = "", ...rest] = from.split(/[?*]/)[0]?.split("/").filter(Boolean) ?? [];
  // Beneath these the pages of an earlier shop are looked for, too.
  const isOpen = ["product", "pv", "preview", "review"].includes(first) && rest.length > 0;
  const isFixed = from === "/" || (isReservedSlug(first) && !isOpen);
  return isFixed ? `'${from}' is a page of every shop, so it never leads on` : null;
}

/**
 * Where a redirect may lead: a path of the shop, as rule hosts-5 allows them; null for anything else.
 * @param hosts of the shop, which a whole address may name
 */
export function redirectTo(typed: string, hosts: readonly string[]): string | null {
  const trimmed = typed.trim();
  const [, host] = /^https?:\/\/([^/?#]+)/i.exec(trimmed) ?? [];
  if (trimmed === "" || (host !== undefined && !hosts.includes(plainHost(host)))) return null;
  const text = withoutOrigin(trimmed);
  const safe = safeRedirect(text, "");
  return safe === "" || text.length > maxAddressLength ? null : safe;
}

/** The stored addresses that a request may have, the closest first. @param path as in the request */
export function redirectKeys(path: string, query: URLSearchParams): string[] {
  const plain = pathKey(path);
  if (plain === null) return [];
  const given = { p: query.get("p"), page_id: query.get("page_id"), variant: query.get("variant") };
  const named = Object.entries(given).flatMap(([name, value]) =>
    value ? [parameterKey(plain, name, value)] : [],
  );
  const segments = plain.split("/").slice(1, 20);
  const prefixes = segments
    .slice(1)
    .map((_, at) => `/${segments.slice(0, segments.length - 1 - at).join("/")}/*`);
  return [...named, plain, ...(plain === "/" ? [] : [`${plain}/*`]), ...prefixes];
}

/** Where a redirect leads from a path: what its `from` stands for goes behind a `to` that ends in `/*`. */
export function redirectTarget({ from, to }: Redirect, path: string): string {
  if (!to.endsWith("/*")) return to;
  const rest = from.endsWith("/*") ? (pathKey(path) ?? "").slice(from.length - 1) : "";
  return safeRedirect(`${to.slice(0, -1)}${rest.split("/").map(encodeURIComponent).join("/")}`);
}

/** The redirects of a list that lead back to where they began. */
export function loopingRedirects(redirects: readonly Redirect[]): Redirect[] {
  const byFrom = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  return redirects.filter((first) => {
    let path = redirectTarget(first, first.from.replace("*", "x"));
    for (let hops = 0; hops < maxHops; hops++) {
      const url = new URL(path, "http://shop.invalid");
      const key = redirectKeys(url.pathname, url.searchParams).find((one) => byFrom.has(one));
      const next = key === undefined ? undefined : byFrom.get(key);
      if (!next) return false;
      if (next === first) return true;
      path = redirectTarget(next, url.pathname);
    }
    return true;
  });
}

/** What is left of a query at the new address: not what only told the old pages apart. */
export function keptQuery(query: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(query);
  for (const name of parameters) kept.delete(name);
  return kept;
}

/** An address with more query parameters. */
export function withParameters(address: string, query: URLSearchParams): string {
  if (query.size === 0) return address;
  const [rest = "", hash] = address.split("#", 2);
  return `${rest}${rest.includes("?") ? "&" : "?"}${query}${hash === undefined ? "" : `#${hash}`}`;
}

/** Exports of other systems name whole addresses. */
const withoutOrigin = (text: string) => text.replace(/^https?:\/\/[^/?#]+(?=[/?#]|$)/i, "") || "/";

function pathKey(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path).normalize("NFC").toLowerCase();
    if (/[\\\p{Cc}]/u.test(decoded)) return null;
    return decoded.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  } catch {
    return null;
  }
}

const parameterKey = (path: string, name: string, value: string) =>
  `${path}?${new URLSearchParams([[name, cutText(value, 100)]])}`;
