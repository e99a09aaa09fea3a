import { type AppliedFilters, chosenKeys, type PriceRange } from "~/models/filter-path/applied-filters";
import { priceCode, ratingCode } from "~/models/filter-path/filter-group";
import { addAll, type Bits, bitsFor, hasBit, setBit } from "./bits.server";
import type { CatalogueIndex } from "./catalogue-index.server";
import type { UintArray } from "./columns.server";
import type { Matching } from "./listing-query.server";

/** The listed products of a category and all beneath it, those with variations included. */
export function productsOfCategory(index: CatalogueIndex, categoryId: number): Bits {
  return index.selections.get(`listed:${categoryId}`, () => {
    const products = bitsFor(index.products.count);
    for (const id of index.tree.listedWith(categoryId))
      for (const slot of index.members.get(id) ?? [])
        if (hasBit(index.products.listed, slot)) setBit(products, slot);
    return { products, variations: bitsFor(0) };
  }).products;
}

/** Everything in a category that filters may choose from. */
export const matchingCategory = (index: CatalogueIndex, categoryId: number): Matching =>
  index.selections.get(`in:${categoryId}`, () => expand(index, productsOfCategory(index, categoryId)));

/** Everything of some products, which are given by id; unknown and unlisted ones are left out. */
export function matchingIds(index: CatalogueIndex, ids: readonly number[]): Matching {
  const products = bitsFor(index.products.count);
  for (const id of ids) {
    const slot = index.slotOf(id);
    if (slot !== undefined && hasBit(index.products.listed, slot)) setBit(products, slot);
  }
  return expand(index, products);
}

/** The filters that are chosen, each with what satisfies it alone. */
export function matchingFilters(
  index: CatalogueIndex,
  filters: AppliedFilters,
  canSeePrices: boolean,
): Map<string, Matching> {
  const chosen = new Map<string, Matching>();
  for (const { code, kind } of index.groups) {
    const keys = chosenKeys(filters, code);
    if (keys.length === 0) continue;
    const name = `${code}=${keys.join("|")}`;
    const make = kind === "category" ? () => inCategories(index, keys) : () => withValues(index, code, keys);
    chosen.set(code, index.selections.get(name, make));
  }
  const { price, minRating } = filters;
  if (price && canSeePrices)
    chosen.set(
      priceCode,
      index.selections.get(`${priceCode}=${price.fromMinor},${price.toMinor}`, () => withPrice(index, price)),
    );
  if (minRating !== null)
    chosen.set(
      ratingCode,
      index.selections.get(`${ratingCode}=${minRating}`, () => withRating(index, minRating)),
    );
  return chosen;
}

function withValues(index: CatalogueIndex, code: string, keys: readonly string[]): Matching {
  const column = index.attributes.find((attribute) => attribute.code === code);
  if (!column)
    return { products: bitsFor(index.products.count), variations: bitsFor(index.variations.count) };
  const wanted = column.values.codesWithAny(keys);
  return {
    products: placesWith(column.ofProducts.codes, index.products.count, wanted),
    variations: placesWith(column.ofVariations.codes, index.variations.count, wanted),
  };
}

function placesWith(codes: UintArray, count: number, wanted: Uint8Array): Bits {
  const bits = bitsFor(count);
  // A column may be shorter than its table: places it does not have hold no value.
  const end = Math.min(count, codes.length);
  for (let word = 0; word << 5 < end; word++) {
    const start = word << 5;
    const width = Math.min(32, end - start);
    let value = 0;
    for (let bit = 0; bit < width; bit++) value |= (wanted[codes[start + bit] as number] as number) << bit;
    bits[word] = value;
  }
  return bits;
}

function inCategories(index: CatalogueIndex, slugs: readonly string[]): Matching {
  const products = bitsFor(index.products.count);
  for (const slug of slugs) {
    const category = index.tree.withSlug(slug);
    if (category) addAll(products, productsOfCategory(index, category.id));
  }
  return expand(index, products);
}

/** Hidden prices are in no range: their place in it would tell them. */
function withPrice({ products, variations }: CatalogueIndex, { fromMinor, toMinor }: PriceRange): Matching {
  const from = Math.max(1, fromMinor ?? 1);
  const to = toMinor ?? 0xffffffff;
  return {
    products: placesBetween(products.prices, products.count, from, to),
    variations: placesBetween(variations.prices, variations.count, from, to),
  };
}

function withRating(index: CatalogueIndex, minRating: number): Matching {
  const { ratings, count } = index.products;
  return expand(index, placesBetween(ratings, count, Math.round(minRating * 100), 500));
}

function placesBetween(entries: UintArray, count: number, from: number, to: number): Bits {
  const bits = bitsFor(count);
  for (let at = 0; at < count; at++) {
    const entry = entries[at] as number;
    if (entry >= from && entry <= to) setBit(bits, at);
  }
  return bits;
}

/** Products with variations are replaced by these, because filters ask these. */
function expand({ products, variations }: CatalogueIndex, wanted: Bits): Matching {
  const plain = new Uint32Array(wanted.length);
  for (let word = 0; word < wanted.length; word++)
    plain[word] = (wanted[word] as number) & ~(products.families[word] as number);
  const { owners, live, count } = variations;
  const places = bitsFor(count);
  for (let at = 0; at < count; at++) {
    const owner = owners[at] as number;
    if ((((wanted[owner >>> 5] as number) >>> (owner & 31)) & 1) === 1 && hasBit(live, at))
      setBit(places, at);
  }
  return { products: plain, variations: places };
}
