// @public

import { itemListJsonLd } from "../../shops/pages/site-json-ld";
import type { ListingView } from "./listing-view";

/**
 * schema.org ItemList of a listing's page: its products by address, with their positions in the whole
 * listing. It contains no prices, because some visitors may not see them. Null for a page without products.
 * @param urlOf the absolute address of a product by its slug
 */
export function listingJsonLd(
  { products, paging }: Pick<ListingView, "products" | "paging">,
  urlOf: (slug: string) => string,
): Record<string, unknown>[] {
  if (products.length === 0) return [];
  const urls = products.map(({ slug }) => urlOf(slug));
  return [itemListJsonLd(urls, (paging.page - 1) * paging.limit + 1)];
}
