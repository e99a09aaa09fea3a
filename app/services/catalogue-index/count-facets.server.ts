import { chosenKeys } from "~/models/filter-path/applied-filters";
import type { FacetBucket, FacetGroup } from "~/models/filter-path/facet";
import type { FilterGroup } from "~/models/filter-path/filter-group";
import type { CatalogueIndex } from "./catalogue-index.server";
import type { Combined } from "./combine-matching.server";
import { countByProduct } from "./count-by-product.server";
import { countRatings, type FoundRatings } from "./count-ratings.server";
import { bucketsOf, byCount, countOwnValues, countValues } from "./count-values.server";
import type { ListingQuery } from "./listing-query.server";
import { priceEnds } from "./price-ends.server";
import { offeredRatings } from "./rating-column.server";

/** Most values of a group that are told. */
const maxBuckets = 200;

/**
 * The filter groups of a listing with exact counts: each group ignores its own choice, so that a count says what
 * choosing would show (decisions, "Catalogue"). Groups with nothing to choose are left out; what is chosen stays, even
 * with a count of 0, so that it can be let go of.
 */
export function countFacets(index: CatalogueIndex, query: ListingQuery, combined: Combined): FacetGroup[] {
  const byProduct = countByProduct(index, combined);
  return index.groups.flatMap((group) => facetOf(index, query, group, combined, byProduct.get(group.code)));
}

function facetOf(
  index: CatalogueIndex,
  query: ListingQuery,
  { code, label, kind, isHidden }: FilterGroup,
  { all, others }: Combined,
  byProduct: Uint32Array | undefined,
): FacetGroup[] {
  const facet = { code, label, kind, isHidden };
  const chosen = chosenKeys(query.filters, code);
  const found = others.get(code) ?? all;
  switch (kind) {
    case "select": {
      const column = index.attributes.find((attribute) => attribute.code === code);
      if (!column) return withBuckets(facet, keepChosen([], chosen));
      const counts = byProduct ? countValues(column, byProduct) : countOwnValues(column, found);
      return withBuckets(facet, keepChosen(bucketsOf(column, counts), chosen));
    }
    case "category": {
      const nameOf = (slug: string) => index.tree.withSlug(slug)?.name;
      const buckets = byProduct ? categoryBuckets(index, query, byProduct) : [];
      return withBuckets(facet, keepChosen(buckets, chosen, nameOf));
    }
    case "range": {
      const ends = query.canSeePrices ? priceEnds(found) : null;
      return ends ? [{ ...facet, buckets: [], ...ends }] : [];
    }
    case "rating":
      return ratingFacet(facet, query.filters.minRating, countRatings(found));
  }
}

type Facet = Omit<FacetGroup, "buckets" | "min" | "max">;

const withBuckets = (facet: Facet, buckets: FacetBucket[]): FacetGroup[] =>
  buckets.length > 0 ? [{ ...facet, buckets, min: null, max: null }] : [];

function keepChosen(
  buckets: FacetBucket[],
  chosen: readonly string[],
  nameOf: (key: string) => string | undefined = (key) => key,
): FacetBucket[] {
  const shown = buckets.slice(0, maxBuckets);
  const missing = chosen.filter((key) => !shown.some((bucket) => bucket.key === key));
  const found = missing.map(
    (key) => buckets.find((bucket) => bucket.key === key) ?? { key, name: nameOf(key) ?? key, docCount: 0 },
  );
  return [...shown, ...found];
}

/** The categories right beneath the one listed, or the shop's top ones in a search. @param counts products by code */
function categoryBuckets(
  { categories, tree }: CatalogueIndex,
  { base }: ListingQuery,
  counts: Uint32Array,
): FacetBucket[] {
  const listed = base.kind === "category" ? base.categoryId : null;
  const found = categories.countBranches(counts, tree.branchesOf(listed));
  return tree
    .childrenOf(listed)
    .map(({ id, slug, name }) => ({ key: slug, name, docCount: found.get(id) ?? 0 }))
    .filter(({ docCount }) => docCount > 0)
    .sort(byCount);
}

/** Offered only where some product has 2 stars or more (part 1, §2). */
function ratingFacet(facet: Facet, minRating: number | null, found: FoundRatings | null): FacetGroup[] {
  const highest = found?.highest ?? 0;
  if (highest < 200 && minRating === null) return [];
  const asked = new Set(minRating === null ? offeredRatings : [...offeredRatings, minRating]);
  const buckets = [...asked]
    .sort((a, b) => b - a)
    .map((rating) => ({
      key: String(rating),
      name: `${rating} & up`,
      docCount: found?.countFrom(rating) ?? 0,
    }))
    .filter(({ docCount, key }) => docCount > 0 || key === String(minRating));
  return buckets.length > 0 ? [{ ...facet, buckets, min: 0, max: highest / 100 }] : [];
}
