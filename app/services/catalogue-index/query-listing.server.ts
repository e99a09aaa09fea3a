import { type Bits, hasBit } from "./bits.server";
import type { CatalogueIndex } from "./catalogue-index.server";
import { combine } from "./combine-matching.server";
import { countFacets } from "./count-facets.server";
import type { ListingQuery, ListingResult } from "./listing-query.server";
import { pageOfProducts } from "./order-products.server";
import { QuerySpace } from "./query-space.server";
import { matchingCategory, matchingFilters, matchingFound } from "./select-matching.server";

/**
 * Answers one page of a listing with exact counts of everything that could be chosen. Never waits and never fails: what
 * is unknown finds nothing.
 */
export function queryListing(index: CatalogueIndex, query: ListingQuery): ListingResult {
  const { base, ...rest } = query;
  if (base.kind === "found") return answer(index, query);
  const name = JSON.stringify([base.categoryId, rest]);
  return index.listings.get(name, () => answer(index, query));
}

function answer(index: CatalogueIndex, query: ListingQuery): ListingResult {
  const { base, filters, sort, page, limit } = query;
  const everything =
    base.kind === "category" ? matchingCategory(index, base.categoryId) : matchingFound(index, base.found);
  const space = new QuerySpace(index, everything);
  const chosen = matchingFilters(space, everything, filters, query.canSeePrices);
  const combined = combine(space, chosen);
  const found = combined.all;
  const facets = countFacets(index, query, combined);
  // The page is looked for while a helper counts.
  const slots = pageOfProducts(index, found, sort, base, { offset: (page - 1) * limit, limit });
  const listed = {
    ids: slots.map((slot) => index.products.ids.get(slot)),
    variationIds: slots.map((slot) =>
      chosen.size > 0 ? shownVariation(index, slot, found.variations) : null,
    ),
    itemTotal: found.total,
  };
  index.engine.jobs.finish();
  return { ...listed, facets: facets() };
}

/** The first variation that satisfies everything chosen; null when all do, since then the product itself does. */
function shownVariation(index: CatalogueIndex, slot: number, satisfying: Bits): number | null {
  if (!hasBit(index.products.families, slot)) return null;
  const places = index.variationsOf(slot);
  const matching = places.filter((place) => hasBit(satisfying, place));
  const [first] = matching;
  return first === undefined || matching.length === places.length
    ? null
    : (index.variations.ids[first] as number);
}
