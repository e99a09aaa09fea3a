import { chosenKeys } from "~/models/catalogue/applied-filters";
import type { FacetBucket, FacetGroup } from "~/models/catalogue/facet";
import type { FilterGroup } from "~/models/catalogue/filter-group";
import { ringName } from "~/models/marketplace/distance-ring";
import type { CatalogueIndex } from "../catalogue-index.server";
import type { ListingQuery } from "../listing-query.server";
import type { Combined } from "./combine-matching.server";
import { countDistances } from "./count-distances.server";
import { countCategories, countGroups } from "./count-groups.server";
import { countRatings, type FoundRatings } from "./count-ratings.server";
import { bucketsOf, byCount } from "./count-values.server";
import type { Begun } from "./counting-jobs.server";
import type { FoundSet } from "./found-set.server";
import type { AttributeColumn } from "./index-tables.server";
import { priceEnds } from "./price-ends.server";
import { offeredRatings } from "./rating-column.server";

/** Most values returned per group. */
const maxBuckets = 200;

/**
 * Starts counting a listing's filter groups, exactly: each group ignores its own selection, so that a count says
 * what selecting would show (rules filters-4 and filters-5). Groups without values are left out; selected values
 * stay, even with a count of 0, so that they can be deselected.
 */
export function countFacets(
  index: CatalogueIndex,
  query: ListingQuery,
  combined: Combined,
): Begun<FacetGroup[]> {
  const counts = countGroups(index, combined);
  const facets = index.groups.map((group) => facetOf(index, query, group, combined, counts));
  return () => facets.flatMap((facet) => facet());
}

function facetOf(
  index: CatalogueIndex,
  query: ListingQuery,
  { code, label, kind, isHidden }: FilterGroup,
  { all, others }: Combined,
  counts: ReadonlyMap<AttributeColumn, Begun<Uint32Array>>,
): Begun<FacetGroup[]> {
  const facet = { code, label, kind, isHidden };
  const chosen = chosenKeys(query.filters, code);
  const found = others.get(code) ?? all;
  switch (kind) {
    case "select": {
      const column = index.attributes.find((attribute) => attribute.code === code);
      const counted = column && counts.get(column);
      const shown = { most: maxBuckets, kept: chosen };
      return () => withBuckets(facet, keepChosen(counted ? bucketsOf(column, counted(), shown) : [], chosen));
    }
    case "category": {
      const nameOf = (slug: string) => index.tree.withSlug(slug)?.name;
      const buckets = categoryBuckets(index, query, found);
      return () => withBuckets(facet, keepChosen(buckets(), chosen, nameOf));
    }
    case "range": {
      const prices = query.canSeePrices ? priceEnds(found) : null;
      return () => {
        const ends = prices?.();
        return ends ? [{ ...facet, buckets: [], ...ends }] : [];
      };
    }
    case "distance":
      return () =>
        withBuckets(facet, keepChosen(countDistances(query.near ?? null, found, chosen), chosen, ringName));
    case "rating": {
      const ratings = countRatings(found);
      return () => ratingFacet(facet, query.filters.minRating, ratings?.() ?? null);
    }
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

/** The categories directly below the listed one, or in a search the top-level ones. */
function categoryBuckets(index: CatalogueIndex, { base }: ListingQuery, set: FoundSet): Begun<FacetBucket[]> {
  const { categories, tree } = index;
  const listed = base.kind === "category" ? base.categoryId : null;
  const counts = countCategories(index, set);
  return () => {
    const found = categories.countBranches(counts(), tree.branchesOf(listed));
    return tree
      .childrenOf(listed)
      .map(({ id, slug, name }) => ({ key: slug, name, docCount: found.get(id) ?? 0 }))
      .filter(({ docCount }) => docCount > 0)
      .sort(byCount);
  };
}

/** Offered only if some product has 2 stars or more (rule filters-7). */
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
