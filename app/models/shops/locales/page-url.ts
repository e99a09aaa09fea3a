// @public

import { hostName } from "../hosts/resolve-host";
import type { Shop } from "../shop";
import { internalPath, publicPath } from "./local-path";
import { localesOf } from "./locale";
import type { Locale } from "./shop-locale";

/** A page's address in one language of its shop; `x-default` for browsers that prefer none of them. */
export type Alternate = { language: string; url: string };

/** What a page is called: the slug its address has, its first one, and those in further languages. */
export type PageSlugs = { shown: string; first: string; others: Readonly<Record<string, string>> };

/** The absolute address of a page in the language of a request, or of a job. */
export const pageUrl = ({ origin, prefix }: { origin: string; prefix: string }, path: string): string =>
  origin + publicPath(path, prefix);

/**
 * A page's addresses in all languages of its shop (rule locales-4); none where there is one language.
 * @param url of the page in the language that the shop speaks
 * @param slugs of a page that is called otherwise in other languages (rule texts-9)
 */
export function alternatesOf(
  shop: Pick<Shop, "settings" | "domains" | "locale">,
  url: string,
  slugs: PageSlugs | null = null,
): Alternate[] {
  const locales = localesOf(shop);
  if (locales.length === 1 || url === "") return [];
  const { origin, pathname, search } = new URL(url);
  const prefix = shop.locale?.prefix ?? "";
  const path = prefix === "" ? pathname + search : (internalPath(pathname + search, prefix) ?? "/");
  const at = (locale: Locale) =>
    originOf(shop, locale, origin) + publicPath(pathCalled(path, slugs, locale), locale.prefix);
  return [
    ...locales.flatMap((locale) => tagsOf(shop, locale).map((language) => ({ language, url: at(locale) }))),
    ...locales.filter(({ isFirst }) => isFirst).map((first) => ({ language: "x-default", url: at(first) })),
  ];
}

/** By which tags search engines know a language: in a market with those of its countries, `en-FR`. */
function tagsOf({ settings }: Pick<Shop, "settings">, { language, market }: Locale): string[] {
  if (market === null) return [language];
  const countries = settings.markets.find(({ code }) => code === market)?.countries ?? [];
  const [general = language] = language.split("-");
  return countries.map((country) => `${general}-${country}`);
}

/** A path with the slug of a language in place of the one it has. */
function pathCalled(path: string, slugs: PageSlugs | null, { language, isFirst }: Locale): string {
  const slug = isFirst ? slugs?.first : (slugs?.others[language] ?? slugs?.first);
  // As the path is written: letters beyond ASCII are escaped in it.
  const begins = encodeURI(`/${slugs?.shown}`);
  if (!slugs || !slug || !path.startsWith(begins) || !/^([/?#]|$)/.test(path.slice(begins.length)))
    return path;
  return `${encodeURI(`/${slug}`)}${path.slice(begins.length)}`;
}

/** Where a language is; languages without a domain are where the first one is. */
function originOf(
  { locale: spoken, ...shop }: Pick<Shop, "settings" | "domains" | "locale">,
  { domain }: Locale,
  here: string,
): string {
  const spokenDomain = spoken?.domain ?? null;
  if (domain === spokenDomain) return here;
  const first = spoken?.of ?? shop;
  const { base_url } = first.settings.general.app;
  if (domain === null && base_url) return new URL(base_url).origin;
  const url = new URL(here);
  // A language with a domain is at one of several, so there is a first.
  url.hostname = domain ?? hostName(first.domains[0] ?? url.hostname);
  return url.origin;
}
