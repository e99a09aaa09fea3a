// @public

/** The shop's data for search engines. Addresses are absolute; empty texts are left out. */
export type Site = { name: string; url: string; logoUrl: string; email: string; phone: string };

/** schema.org Organization of a shop. */
export const organizationJsonLd = (site: Site): Record<string, unknown> => ({
  "@type": "Organization",
  name: site.name,
  url: site.url,
  logo: site.logoUrl || undefined,
  email: site.email || undefined,
  telephone: site.phone || undefined,
});

/**
 * schema.org WebSite with its search; `searchUrl` contains `{search_term_string}` in place of the keyword.
 */
export const webSiteJsonLd = (site: Site, searchUrl: string): Record<string, unknown> => ({
  "@type": "WebSite",
  name: site.name,
  url: site.url,
  potentialAction: {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: searchUrl },
    "query-input": "required name=search_term_string",
  },
});

/** schema.org ItemList of a listing: a page's products in order, by absolute address. */
export const itemListJsonLd = (urls: readonly string[], firstPosition = 1): Record<string, unknown> => ({
  "@type": "ItemList",
  numberOfItems: urls.length,
  itemListElement: urls.map((url, at) => ({ "@type": "ListItem", position: firstPosition + at, url })),
});
