// @public

import { escapeXml } from "../platform/text/escape-xml";
import type { Alternate, PageSlugs } from "../shops/locales/page-url";

/** Most addresses in one sitemap, as the protocol says. */
export const sitemapLimit = 50_000;

/**
 * An entry of a sitemap: absolute address and time of the page's last change (UTC ISO), and where the page is
 * in all languages (rule locales-4); absent where there is one.
 */
export type SitemapEntry = {
  url: string;
  lastModified: string;
  alternates?: readonly Alternate[];
  /** What the page is called in several languages, where it is. */
  slugs?: PageSlugs | null;
};

/** A sitemap index; each entry's time is that of its newest page. */
export const sitemapIndexXml = (entries: readonly SitemapEntry[]): string =>
  `${sitemapOpening("sitemapindex")}${sitemapLines("sitemap", entries)}</sitemapindex>\n`;

/** Opening of a sitemap. @param hasLanguages whether its pages are in several */
export const sitemapOpening = (outer: "urlset" | "sitemapindex", hasLanguages = false): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${outer} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${hasLanguages ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ""}>\n`;

/** End of a sitemap of pages. */
export const urlsetClosing = "</urlset>\n";

/** The lines of a sitemap, one per address. */
export const sitemapLines = (inner: "url" | "sitemap", entries: readonly SitemapEntry[]): string =>
  entries
    .map(
      ({ url, lastModified, alternates = [] }) =>
        `<${inner}><loc>${escapeXml(url)}</loc><lastmod>${escapeXml(lastModified)}</lastmod>${alternates.map(alternateLink).join("")}</${inner}>\n`,
    )
    .join("");

const alternateLink = ({ language, url }: Alternate) =>
  `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(url)}"/>`;

/** The number of a sitemap from its file name, such as `2.xml`; null for any other name. */
export function parseSitemapFile(name: string): number | null {
  const [, digits] = /^([1-9]\d{0,5})\.xml$/.exec(name) ?? [];
  return digits ? Number(digits) : null;
}
