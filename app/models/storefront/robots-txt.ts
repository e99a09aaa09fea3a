// @public

import type { CrawlerSetting } from "../shops/settings/crawler-setting";

/** Personal pages and those of staff, and searches without end. */
const closed = [
  "/account",
  "/admin",
  "/api",
  "/checkout",
  "/login",
  "/order",
  "/register",
  "/reset-password",
  "/back-in-stock",
  "/conversation",
  "/search",
  // Links that fill carts (rule agents-22).
  "/ucp/buy",
  "/ucp/goods",
];

/** Rules match prefixes: without `$` or `/`, '/order' would disallow '/orderly-desk' too. */
const ends = ["$", "/", "?"];

/**
 * The robots.txt of a shop. A shop that is not to be indexed stays open to crawlers, since they must read the
 * pages' robots tags; it only lists no sitemap.
 * @param prefixes of the shop's languages, such as `/de`
 */
export function robotsTxt(
  setting: CrawlerSetting,
  sitemapUrl: string,
  prefixes: readonly string[] = [],
): string {
  const paths = ["", ...prefixes].flatMap((prefix) => closed.map((path) => prefix + path));
  const rules = paths.flatMap((path) => ends.map((end) => `Disallow: ${path}${end}`));
  const sitemap = setting.startsWith("noindex") ? [] : ["", `Sitemap: ${sitemapUrl}`];
  return `${["User-agent: *", ...rules, ...sitemap].join("\n")}\n`;
}
