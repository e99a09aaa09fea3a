import { chosenKeys } from "~/models/filter-path/applied-filters";
import type { FacetBucket, FacetGroup } from "~/models/filter-path/facet";
import type { FilterGroup } from "~/models/filter-path/filter-group";
import type { CatalogueIndex } from "./catalogue-index.server";
import { type Combined, matchingSlots } from "./combine-matching.server";
import { byCount, countCodes, countValues } from "./count-values.server";
import type { ListingQuery, Members } from "./listing-query.server";

/** Ratings a shopper may ask for at least: 'from 3 upward' (part 1, §2). */
const offeredRatings = [4, 3];
/** Most values of a group that are told. */
const maxBuckets = 200;

/**
 * The filter groups of a listing with exact counts: each group ignores its own choice, so that a count says what
 * choosing would show (decisions, "Catalogue"). Groups with nothing to choose are left out; what is chosen stays, even
 * with a count of 0, so that it can be let go of.
 */
export function countFacets(index: CatalogueIndex, query: ListingQuery, combined: Combined): FacetGroup[] {
  return index.groups.flatMap((group) => facetOf(index, query, group, combined.withoutOwn(group.code)));
}

function facetOf(
  index: CatalogueIndex,
  query: ListingQuery,
  { code, label, kind, isHidden }: FilterGroup,
  matching: Members,
): FacetGroup[] {
  const facet = { code, label, kind, isHidden };
  const chosen = chosenKeys(query.filters, code);
  switch (kind) {
    case "select": {
      const column = index.attributes.find((attribute) => attribute.code === code);
      return withBuckets(facet, keepChosen(column ? countValues(index, column, matching) : [], chosen));
    }
    case "category": {
      const nameOf = (slug: string) => index.tree.withSlug(slug)?.name;
      return withBuckets(facet, keepChosen(countCategories(index, query, matching), chosen, nameOf));
    }
    case "range": {
      const ends = query.canSeePrices ? priceEnds(index, matching) : null;
      return ends ? [{ ...facet, buckets: [], ...ends }] : [];
    }
    case "rating":
      return countRatings(index, query.filters.minRating, facet, matching);
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

/** The categories right beneath the one listed, or the shop's top ones in a search. */
function countCategories(index: CatalogueIndex, { base }: ListingQuery, matching: Members): FacetBucket[] {
  const { categories, tree } = index;
  const children = tree.childrenOf(base.kind === "category" ? base.categoryId : null);
  if (children.length === 0) return [];
  const counts = countCodes(categories.codes, matchingSlots(index, matching), categories.codeCount);
  const countIn = (id: number) => {
    const wanted = categories.codesWithAny(tree.listedWith(id));
    return counts.reduce((sum, count, code) => sum + count * (wanted[code] as number), 0);
  };
  return children
    .map(({ id, slug, name }) => ({ key: slug, name, docCount: countIn(id) }))
    .filter(({ docCount }) => docCount > 0)
    .sort(byCount);
}

/** The lowest and the highest visible price, minor units; null without any. */
function priceEnds(index: CatalogueIndex, matching: Members): { min: number; max: number } | null {
  const ends = { min: 0xffffffff, max: 0 };
  widen(ends, index.products.prices, matching.products);
  widen(ends, index.variations.prices, matching.variations);
  return ends.max > 0 ? ends : null;
}

function widen(ends: { min: number; max: number }, prices: Uint32Array, places: Uint32Array): void {
  for (let at = 0; at < places.length; at++) {
    const price = prices[places[at] as number] as number;
    if (price > ends.max) ends.max = price;
    if (price > 0 && price < ends.min) ends.min = price;
  }
}

/** Offered only where some product has 2 stars or more (part 1, §2). */
function countRatings(
  index: CatalogueIndex,
  minRating: number | null,
  facet: Facet,
  matching: Members,
): FacetGroup[] {
  const { hasRatings, ratings } = index.products;
  const counts = new Uint32Array(501);
  let highest = 0;
  if (hasRatings)
    for (const slot of matchingSlots(index, matching)) {
      const rating = ratings[slot] as number;
      if (rating > highest) highest = rating;
      counts[rating] = (counts[rating] as number) + 1;
    }
  if (highest < 200 && minRating === null) return [];
  const asked = new Set(minRating === null ? offeredRatings : [...offeredRatings, minRating]);
  const buckets = [...asked]
    .sort((a, b) => b - a)
    .map((rating) => ({
      key: String(rating),
      name: `${rating} & up`,
      docCount: counts.slice(Math.round(rating * 100)).reduce((sum, count) => sum + count, 0),
    }))
    .filter(({ docCount, key }) => docCount > 0 || key === String(minRating));
  return buckets.length > 0 ? [{ ...facet, buckets, min: 0, max: highest / 100 }] : [];
}
