import type { CatalogueIndex } from "../catalogue-index.server";
import type { BegunListing, ListingQuery } from "../listing-query.server";
import { type Bits, hasBit } from "./bits.server";
import { combine } from "./combine-matching.server";
import { countFacets } from "./count-facets.server";
import { pageOfProducts } from "./order-products.server";
import { QuerySpace } from "./query-space.server";
import { matchingCategory, matchingFilters, matchingFound } from "./select-matching.server";

/**
 * Starts computing a page of a listing, with exact counts for all filters. It never waits; unknown values match
 * nothing.
 * @throws AppError `unavailable` for a released index
 */
export function beginListing(index: CatalogueIndex, query: ListingQuery): BegunListing {
  const { base, prices, near, ...rest } = query;
  if (base.kind === "found") return begin(index, query);
  const name = JSON.stringify([base.categoryId, prices.group, near?.name ?? null, rest]);
  const kept = index.listings.find(name);
  if (kept) return { ...kept, countedFacets: () => kept.facets };
  const { countedFacets, ...listed } = begin(index, query);
  return {
    ...listed,
    countedFacets: () => index.listings.put(name, { ...listed, facets: countedFacets() }).facets,
  };
}

function begin(index: CatalogueIndex, query: ListingQuery): BegunListing {
  const { base, prices, sort, page, limit } = query;
  const everything =
    base.kind === "category" ? matchingCategory(index, base.categoryId) : matchingFound(index, base.found);
  const space = new QuerySpace(index, everything, prices);
  const chosen = matchingFilters(space, everything, query);
  const combined = combine(space, chosen);
  const found = combined.all;
  const facets = countFacets(index, query, combined);
  // The page is computed while a helper counts.
  const slots = pageOfProducts(index, found, { sort, prices, base }, { offset: (page - 1) * limit, limit });
  return {
    ids: slots.map((slot) => index.products.ids.get(slot)),
    variationIds: slots.map((slot) =>
      chosen.size > 0 ? shownVariation(index, slot, found.variations) : null,
    ),
    itemTotal: found.total,
    countedFacets() {
      space.assertLast();
      return facets();
    },
  };
}

/** The first variation that matches all filters; null if all do, since the card then shows the product itself. */
function shownVariation(index: CatalogueIndex, slot: number, satisfying: Bits): number | null {
  if (!hasBit(index.products.families, slot)) return null;
  const places = index.variationsOf(slot);
  const matching = places.filter((place) => hasBit(satisfying, place));
  const [first] = matching;
  return first === undefined || matching.length === places.length
    ? null
    : (index.variations.ids[first] as number);
}
