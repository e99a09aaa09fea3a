/** Most addresses one sitemap may name, by the protocol. */
export const sitemapLimit = 50_000;

/** One address of a sitemap: absolute, with the moment (UTC ISO) its page last changed. */
export type SitemapEntry = { url: string; lastModified: string };

/** A sitemap of pages. */
export const sitemapXml = (entries: readonly SitemapEntry[]): string => wrap("urlset", "url", entries);

/** A sitemap of sitemaps; each entry's moment is that of its newest page. */
export const sitemapIndexXml = (entries: readonly SitemapEntry[]): string =>
  wrap("sitemapindex", "sitemap", entries);

function wrap(outer: string, inner: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(
    ({ url, lastModified }) =>
      `<${inner}><loc>${escapeXml(url)}</loc><lastmod>${escapeXml(lastModified)}</lastmod></${inner}>`,
  );
  const opening = `<${outer} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${[opening, ...lines, `</${outer}>`].join("\n")}\n`;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Reads the number of a sitemap from its file name, such as `2.xml`; null for any other name. */
export function parseSitemapFile(name: string): number | null {
  const [, digits] = /^([1-9]\d{0,5})\.xml$/.exec(name) ?? [];
  return digits ? Number(digits) : null;
}
