// @public

import type { FacetGroup } from "~/models/catalogue/filters/facet";
import type { Visitor } from "~/models/shops/visitors/visitor";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { CatalogueIndex } from "../index/catalogue-index.server";
import { beginListing } from "../index/query/query-listing.server";
import { findSellersNear } from "../products/find-sellers-near.server";
import { selectListedCards } from "../products/select-listed-cards.server";
import type { ListingBase, ListingQuery } from "./listing-query.server";
import type { CardPage } from "./select-cards.server";

/** What is listed, and the variations that were asked for by their SKU, by product. */
export type AskedBase = { base: ListingBase; asked: ReadonlyMap<number, number> };

/**
 * A page of a listing and what could be chosen in it. Its cards are begun to be read before that is counted.
 */
export async function readListing(
  ctx: ShopContext & Partial<Pick<RequestContext, "visitorPlace" | "remember">>,
  visitor: Visitor,
  index: CatalogueIndex,
  { base, asked }: AskedBase,
  query: Omit<ListingQuery, "base" | "near">,
  texts?: "no-text" | "with-text",
): Promise<{ cards: CardPage; facets: FacetGroup[] }> {
  const near = index.groups.some(({ kind }) => kind === "distance") ? await findSellersNear(ctx) : null;
  const { ids, variationIds, itemTotal, countedFacets } = beginListing(index, { ...query, base, near });
  const matches = ids.map((id, at) => ({ id, variationId: variationIds[at] ?? asked.get(id) ?? null }));
  const [cards, facets] = await Promise.all([
    selectListedCards(ctx, visitor, { matches, itemTotal }, texts),
    // Within the same turn, before the index changes.
    (async () => countedFacets())(),
  ]);
  return { cards, facets };
}
