/** First segments that routes answer themselves (rule addresses-3) or that the server keeps for files. */
const reserved = new Set(
  `account api api-graphql assets brands build checkout embed error favicon.ico footer-preview forms header-preview healthz readyz login
  logout media order preview product pv register reset-password robots.txt sandbox-pay search seller sellerjpinproduct sitemap.xml
  verify-email`.split(/\s+/),
);

/** Whether a page, category or product must not take this slug, because its address would never reach it. */
export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug.toLowerCase());
}
