// @public

/** First segments of routes (rule addresses-3) and of files. */
const reserved = new Set(
  `account admin admin-graphql apply-to-sell api api-graphql assets back-in-stock brands build certificate checkout embed error favicon.ico footer-preview forms header-preview healthz readyz login
  logout media message-picture more-sellers order picture preview product pv register reset-password review robots.txt sandbox-pay search seller sellerjpinproduct sitemap.xml
  unsubscribe verify-email`.split(/\s+/),
);

/** Whether a slug is reserved: routes would answer its address instead of the page, category or product. */
export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug.toLowerCase());
}
