import type { CrawlerSetting } from "./crawler-setting";

/** What is of no use to anybody else than the visitor it belongs to, and searches without end. */
const closed = [
  "/account",
  "/api",
  "/checkout",
  "/login",
  "/order",
  "/register",
  "/reset-password",
  "/search",
];

/** A rule holds for every address that begins with it: without an end, '/order' would close '/orderly-desk' too. */
const ends = ["$", "/", "?"];

/**
 * The robots.txt of a shop. A shop that wants not to be indexed stays open to crawlers, who would otherwise never read
 * that its pages say so; it only names no sitemap.
 */
export function robotsTxt(setting: CrawlerSetting, sitemapUrl: string): string {
  const rules = closed.flatMap((path) => ends.map((end) => `Disallow: ${path}${end}`));
  const sitemap = setting.startsWith("noindex") ? [] : ["", `Sitemap: ${sitemapUrl}`];
  return `${["User-agent: *", ...rules, ...sitemap].join("\n")}\n`;
}
