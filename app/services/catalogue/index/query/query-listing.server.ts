import { spokenLanguage } from "~/models/platform/texts/spoken-language";
import type { BegunListing, ListingQuery } from "../../listing/listing-query.server";
import type { CatalogueIndex } from "../catalogue-index.server";
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
  // What is counted has names, which are in a language.
  const about = [spokenLanguage(), base.categoryId, prices.group, near?.name ?? null];
  const name = JSON.stringify([about, rest]);
  const kept = index.listings.get(name);
  if (kept) return { ...kept, countedFacets: () => kept.facets };
  const { countedFacets, ...listed } = begin(index, query);
  const { filters, canSeePrices } = query;
  const counted = JSON.stringify([about, filters, canSeePrices]);
  return {
    ...listed,
    countedFacets() {
      const facets = index.facets.get(counted) ?? countedFacets();
      index.facets.set(counted, facets);
      index.listings.set(name, { ...listed, facets });
      return facets;
    },
  };
}

function begin(index: CatalogueIndex, query: ListingQuery): BegunListing {
  const { base, prices, sort, page, limit } = query;
  const everything =
    base.kind === "category" ? matchingCategory(index, base.categoryId) : matchingFound(index, base.found);
  const chosen = matchingFilters(index, everything, query);
  const combined = combine(index, everything, chosen);
  const { rowIds, matching } = combined.all;
  const part = { offset: (page - 1) * limit, limit };
  const shown = pageOfProducts(index, rowIds, { sort, prices, base }, part);
  return {
    ids: shown.map((rowId) => index.products.ids.get(rowId)),
    variationIds: shown.map((rowId) =>
      chosen.size > 0 ? shownVariation(index, rowId, matching.variations) : null,
    ),
    itemTotal: rowIds.length,
    countedFacets: () => countFacets(index, query, combined),
  };
}

/**
 * The first variation that matches all filters; null if all do, since the card then shows the product itself.
 */
function shownVariation(index: CatalogueIndex, rowId: number, satisfying: Bitmap): number | null {
  if (!hasBit(index.products.families, rowId)) return null;
  const variationRows = index.variationsOf(rowId);
  const matching = variationRows.filter((variationRow) => hasBit(satisfying, variationRow));
  const [first] = matching;
  return first === undefined || matching.length === variationRows.length
    ? null
    : index.variations.ids.get(first);
}
