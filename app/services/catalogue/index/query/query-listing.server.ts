import type { CatalogueIndex } from "../../catalogue-index.server";
import type { BegunListing, ListingQuery } from "../../listing-query.server";
import { type Bitmap, hasBit } from "../engine/bitmap.server";
import { combine } from "./combine-matching.server";
import { countFacets } from "./count-facets.server";
import { pageOfProducts } from "./order-products.server";
import { matchingCategory, matchingFilters, matchingFound } from "./select-matching.server";

/**
 * Finds a page of a listing, and counts all filters exactly when asked to. It never waits; unknown values
 * match nothing.
 */
export function beginListing(index: CatalogueIndex, query: ListingQuery): BegunListing {
  const { base, prices, near, ...rest } = query;
  if (base.kind === "found") return begin(index, query);
  const name = JSON.stringify([base.categoryId, prices.group, near?.name ?? null, rest]);
  const kept = index.listings.find(name);
  if (kept) return { ...kept, countedFacets: () => kept.facets };
  const { countedFacets, ...listed } = begin(index, query);
  const { filters, canSeePrices } = query;
  const counted = JSON.stringify([base.categoryId, prices.group, near?.name ?? null, filters, canSeePrices]);
  return {
    ...listed,
    countedFacets() {
      const facets = index.facets.get(counted, countedFacets);
      return index.listings.put(name, { ...listed, facets }).facets;
    },
  };
}

function begin(index: CatalogueIndex, query: ListingQuery): BegunListing {
  const { base, prices, sort, page, limit } = query;
  prices.grow(index.counts);
  const everything =
    base.kind === "category" ? matchingCategory(index, base.categoryId) : matchingFound(index, base.found);
  const chosen = matchingFilters(index, everything, query);
  const combined = combine(index, everything, chosen);
  const { slots, matching } = combined.all;
  const part = { offset: (page - 1) * limit, limit };
  const shown = pageOfProducts(index, slots, { sort, prices, base }, part);
  return {
    ids: shown.map((slot) => index.products.ids.get(slot)),
    variationIds: shown.map((slot) =>
      chosen.size > 0 ? shownVariation(index, slot, matching.variations) : null,
    ),
    itemTotal: slots.length,
    countedFacets: () => countFacets(index, query, combined),
  };
}

/**
 * The first variation that matches all filters; null if all do, since the card then shows the product itself.
 */
function shownVariation(index: CatalogueIndex, slot: number, satisfying: Bitmap): number | null {
  if (!hasBit(index.products.families, slot)) return null;
  const places = index.variationsOf(slot);
  const matching = places.filter((place) => hasBit(satisfying, place));
  const [first] = matching;
  return first === undefined || matching.length === places.length ? null : index.variations.ids.get(first);
}
