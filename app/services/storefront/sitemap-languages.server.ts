import { localesOf } from "~/models/shops/locales/locale";
import { alternatesOf } from "~/models/shops/locales/page-url";
import type { Shop } from "~/models/shops/shop";
import { type SitemapEntry, sitemapLimit } from "~/models/storefront/sitemap";

type Spoken = Pick<Shop, "settings" | "domains" | "locale">;

/** How many pages a sitemap names: each stands in it once in each language. */
export const pagesOfSitemap = (shop: Spoken): number => Math.floor(sitemapLimit / localesOf(shop).length);

/** Each page in the languages that are at its origin, with its addresses in all (rule locales-4). */
export function inLanguages(shop: Spoken, pages: readonly SitemapEntry[]): readonly SitemapEntry[] {
  if (localesOf(shop).length === 1) return pages;
  return pages.flatMap(({ url, lastModified, slugs = null }) => {
    const alternates = alternatesOf(shop, url, slugs);
    const { origin } = new URL(url);
    // A market's page is named for each of its countries, and is one page.
    const own = new Set(alternates.map((one) => one.url).filter((one) => new URL(one).origin === origin));
    return [...own].map((one) => ({ url: one, lastModified, alternates }));
  });
}
