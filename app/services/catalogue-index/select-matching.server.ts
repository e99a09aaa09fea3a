import { type AppliedFilters, chosenKeys, type PriceRange } from "~/models/filter-path/applied-filters";
import { priceCode, ratingCode } from "~/models/filter-path/filter-group";
import { type Bits, bitsFor, countBits } from "./bits.server";
import type { CatalogueIndex } from "./catalogue-index.server";
import type { FoundProducts } from "./find-in-index.server";
import type { Matching } from "./listing-query.server";
import { placesBetween, placesOwnedBy, placesWith, placesWithOwner } from "./scan-columns.server";

/** The listed products of a category and all beneath it, those with variations included. */
export function productsOfCategories(
  { categories, products, tree }: CatalogueIndex,
  ids: readonly number[],
): Bits {
  const wanted = categories.codesWithAny(ids.flatMap((id) => tree.listedWith(id)));
  return placesWith(categories.codes, wanted, products.count, products.listed);
}

/** Everything in a category that filters may choose from. */
export const matchingCategory = (index: CatalogueIndex, categoryId: number): Matching =>
  index.selections.get(`in:${categoryId}`, index.counts, () =>
    expand(index, productsOfCategories(index, [categoryId])),
  );

/** Everything of what a search found. */
export const matchingFound = (index: CatalogueIndex, { slots }: FoundProducts): Matching =>
  expand(index, slots);

/** Bases up to this share of a shop are looked through one by one; larger ones are worth a prepared selection. */
const smallShare = 0.25;

/**
 * The filters that are chosen, each with what of the base satisfies it alone. (Of a large base it may hold more than
 * that: it is only ever combined with its base.)
 */
export function matchingFilters(
  index: CatalogueIndex,
  base: Matching,
  filters: AppliedFilters,
  canSeePrices: boolean,
): Map<string, Matching> {
  const { counts, selections } = index;
  const isSmall =
    (base.size ?? Number.POSITIVE_INFINITY) < smallShare * (counts.products + counts.variations);
  /** What satisfies any of the names: kept ready, or looked for among the base alone where that is less. */
  const any = (names: string[], make: (at: number) => Matching, among: () => Matching) =>
    isSmall && !selections.hasAll(names) ? among() : selections.union(names, counts, make);
  const chosen = new Map<string, Matching>();
  for (const { code, kind } of index.groups) {
    const keys = chosenKeys(filters, code);
    if (keys.length === 0) continue;
    if (kind === "category") {
      chosen.set(code, inCategories(index, keys));
      continue;
    }
    const names = keys.map((key) => `${code}=${key}`);
    const withOne = (at: number) => withValues(index, code, keys.slice(at, at + 1), null);
    chosen.set(
      code,
      any(names, withOne, () => withValues(index, code, keys, base)),
    );
  }
  const { price, minRating } = filters;
  if (price && canSeePrices) {
    const names = [`${priceCode}=${price.fromMinor},${price.toMinor}`];
    const inRange = (among: Matching | null) => () => withPrice(index, price, among);
    chosen.set(priceCode, any(names, inRange(null), inRange(base)));
  }
  if (minRating !== null) {
    const names = [`${ratingCode}=${minRating}`];
    chosen.set(
      ratingCode,
      selections.union(names, counts, () => withRating(index, minRating)),
    );
  }
  return chosen;
}

function withValues(
  { attributes, products, variations }: CatalogueIndex,
  code: string,
  keys: readonly string[],
  among: Matching | null,
): Matching {
  const column = attributes.find((attribute) => attribute.code === code);
  if (!column) return { products: bitsFor(products.count), variations: bitsFor(variations.count) };
  const wanted = column.values.codesWithAny(keys);
  const codes = column.ofProducts.upTo(products.count);
  return {
    products: placesWith(codes, wanted, products.count, among?.products),
    variations: column.ofVariations
      ? placesWith(column.ofVariations.codes, wanted, variations.count, among?.variations)
      : placesWithOwner(variations.owners, codes, wanted, variations.count, among?.variations),
  };
}

function inCategories(index: CatalogueIndex, slugs: readonly string[]): Matching {
  const ids = slugs.flatMap((slug) => index.tree.withSlug(slug)?.id ?? []);
  return index.selections.union(
    ids.map((id) => `in:${id}`),
    index.counts,
    (at) => expand(index, productsOfCategories(index, ids.slice(at, at + 1))),
  );
}

/** Hidden prices are in no range: their place in it would tell them. */
function withPrice(
  { products, variations }: CatalogueIndex,
  { fromMinor, toMinor }: PriceRange,
  among: Matching | null,
): Matching {
  const from = Math.max(1, fromMinor ?? 1);
  const to = toMinor ?? 0xffffffff;
  return {
    products: placesBetween(products.prices, from, to, products.count, among?.products),
    variations: placesBetween(variations.prices, from, to, variations.count, among?.variations),
  };
}

function withRating(index: CatalogueIndex, minRating: number): Matching {
  const { ratings, count } = index.products;
  return expand(index, placesBetween(ratings, Math.round(minRating * 100), 500, count));
}

/** Products with variations are replaced by these, because filters ask these. */
function expand({ products, variations }: CatalogueIndex, wanted: Bits): Matching {
  const plain = new Uint32Array(wanted.length);
  for (let word = 0; word < wanted.length; word++)
    plain[word] = (wanted[word] as number) & ~(products.families[word] as number);
  const places = placesOwnedBy(variations.owners, wanted, variations.live, variations.count);
  return { products: plain, variations: places, size: countBits(plain) + countBits(places) };
}
