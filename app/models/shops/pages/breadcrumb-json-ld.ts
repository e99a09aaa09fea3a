// @public

/** schema.org BreadcrumbList; addresses are absolute, the last step is the page itself. */
export function breadcrumbJsonLd(steps: { name: string; url: string }[]): Record<string, unknown> {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  };
}
