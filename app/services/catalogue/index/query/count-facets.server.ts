import { chosenKeys } from "~/models/catalogue/filters/applied-filters";
import type { FacetBucket, FacetGroup } from "~/models/catalogue/filters/facet";
import type { FilterGroup } from "~/models/catalogue/filters/filter-group";
import { ringName } from "~/models/marketplace/distance-ring";
import type { ListingQuery } from "../../listing/listing-query.server";
import type { CatalogueIndex } from "../catalogue-index.server";
import type { Combined } from "./combine-matching.server";
import { countDistances } from "./count-distances.server";
import { countRatings } from "./count-ratings.server";
import { bucketsOf, byCount, countCodes, countValues } from "./count-values.server";
import type { FoundSet } from "./found-set.server";
import { priceEnds } from "./price-ends.server";

/** Most values returned per group. */
const maxBuckets = 200;

/**
 * Counts a listing's filter groups, exactly: each group ignores its own selection, so that a count says what
 * selecting would show (rules filters-4 and filters-5). Groups without values are left out; selected values
 * stay, even with a count of 0, so that they can be deselected.
 */
export const countFacets = (index: CatalogueIndex, query: ListingQuery, combined: Combined): FacetGroup[] =>
  index.groups.flatMap((group) => facetOf(index, query, group, combined));

function facetOf(
  index: CatalogueIndex,
  query: ListingQuery,
  { code, label, kind, isHidden }: FilterGroup,
  { all, others }: Combined,
): FacetGroup[] {
  const facet = { code, label, kind, isHidden };
  const chosen = chosenKeys(query.filters, code);
  const found = others.get(code) ?? all;
  switch (kind) {
    case "select": {
      const column = index.attributes.find((attribute) => attribute.code === code);
      const shown = { most: maxBuckets, kept: chosen };
      const buckets = column ? bucketsOf(column.values.values, countValues(index, column, found), shown) : [];
      return withBuckets(facet, keepChosen(buckets, chosen));
    }
    case "category": {
      const nameOf = (slug: string) => index.tree.withSlug(slug)?.name;
      return withBuckets(facet, keepChosen(categoryBuckets(index, query, found), chosen, nameOf));
    }
    case "range": {
      const ends = query.canSeePrices ? priceEnds(index, query.prices, found) : null;
      return ends ? [{ ...facet, buckets: [], ...ends }] : [];
    }
    case "distance": {
      const buckets = countDistances(index, query.near ?? null, found, chosen);
      return withBuckets(facet, keepChosen(buckets, chosen, ringName));
    }
    case "rating":
      return ratingFacet(index, facet, query.filters.minRating, found);
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
function categoryBuckets(
  { categories: { values, ofProducts }, products, tree }: CatalogueIndex,
  { base }: ListingQuery,
  { rowIds }: FoundSet,
): FacetBucket[] {
  const listed = base.kind === "category" ? base.categoryId : null;
  const branches = tree.branchesOf(listed);
  const found = new Map<number | undefined, number>();
  const counts = countCodes(ofProducts.upTo(products.count), values.codeCount, rowIds);
  for (const [code, count] of counts.entries()) {
    // A product in a branch twice counts once.
    const own = count > 0 ? values.valuesOf(code).map((id) => branches.get(Number(id))) : [];
    for (const branch of new Set(own)) found.set(branch, (found.get(branch) ?? 0) + count);
  }
  return tree
    .childrenOf(listed)
    .map(({ id, slug, name }) => ({ key: slug, name, docCount: found.get(id) ?? 0 }))
    .filter(({ docCount }) => docCount > 0)
    .sort(byCount);
}

/** Offered only if some product has 2 stars or more (rule filters-7). */
function ratingFacet(
  index: CatalogueIndex,
  facet: Facet,
  minRating: number | null,
  { rowIds }: FoundSet,
): FacetGroup[] {
  const { highest, reached } = countRatings(index, rowIds, minRating);
  if (highest < 200 && minRating === null) return [];
  const buckets = reached
    .map(({ stars, count }) => ({ key: String(stars), name: `${stars} & up`, docCount: count }))
    .filter(({ docCount, key }) => docCount > 0 || key === String(minRating));
  return buckets.length > 0 ? [{ ...facet, buckets, min: 0, max: highest / 100 }] : [];
}
