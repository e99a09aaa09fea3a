import { chosenKeys, type PriceRange } from "~/models/catalogue/filters/applied-filters";
import { priceCode, ratingCode } from "~/models/catalogue/filters/filter-group";
import { sellerCode } from "~/models/marketplace/distance-ring";
import type { SellersNear } from "~/models/marketplace/sellers-near";
import type { FoundProducts, ListingQuery, Matching } from "../../listing/listing-query.server";
import type { CatalogueIndex } from "../catalogue-index.server";
import { type Bitmap, bitmapFor } from "../engine/bitmap.server";
import { type AttributeColumn, mostHundredths } from "../engine/index-tables.server";
import type { PriceSet } from "../engine/price-set.server";
import { packed, unpacked } from "../engine/row-set.server";
import { type CodeTest, valueKey } from "../engine/value-codes.server";
import { rowsBetween, rowsOwnedBy, rowsWithCode } from "./select-rows.server";

/** The listed products of a category and everything below it, including those with variations. */
export function productsOfCategories(
  { categories, products, tree }: CatalogueIndex,
  ids: readonly number[],
): Bitmap {
  const test = categories.holding(ids.flatMap((id) => tree.listedWith(id)));
  return rowsWithCode(categories.ofProducts.upTo(products.count), test, products.listed);
}

/** Everything in a category that filters apply to; cached. */
export function matchingCategory(index: CatalogueIndex, categoryId: number): Matching {
  const name = String(categoryId);
  const kept = index.selections.get(name) ?? packedCategory(index, categoryId);
  index.selections.set(name, kept);
  return {
    products: unpacked(kept.products, index.products.count),
    variations: unpacked(kept.variations, index.variations.count),
  };
}

function packedCategory(index: CatalogueIndex, categoryId: number) {
  const { products, variations } = expand(index, productsOfCategories(index, [categoryId]));
  return { products: packed(products), variations: packed(variations) };
}

/** Everything found by a search. */
export const matchingFound = (index: CatalogueIndex, { rowIds }: FoundProducts): Matching =>
  expand(index, rowIds);

/** The matches of each selected filter within the base. */
export function matchingFilters(
  index: CatalogueIndex,
  base: Matching,
  { filters, canSeePrices, near, prices }: Pick<ListingQuery, "filters" | "canSeePrices" | "near" | "prices">,
): Map<string, Matching> {
  const chosen = new Map<string, Matching>();
  for (const { code, kind } of index.groups) {
    const keys = chosenKeys(filters, code);
    if (keys.length === 0) continue;
    if (kind === "distance") chosen.set(code, offeredWithin(index, near ?? null, keys[0] ?? "", base));
    else if (kind === "category") chosen.set(code, inCategories(index, keys, base));
    else chosen.set(code, withValues(index, code, keys, base));
  }
  const { price, minRating } = filters;
  if (price && canSeePrices) chosen.set(priceCode, withPrice(index, prices, price, base));
  if (minRating !== null) chosen.set(ratingCode, withRating(index, minRating, base));
  return chosen;
}

/** What sellers within a distance offer, among some rows (rule sellers-13). */
export const offeredWithin = (
  index: CatalogueIndex,
  near: SellersNear | null,
  key: string,
  among: Matching,
): Matching => withValues(index, sellerCode, (near?.namesWithin[key] ?? []).map(valueKey), among);

function withValues(index: CatalogueIndex, code: string, keys: readonly string[], among: Matching): Matching {
  const column = index.attributes.find((attribute) => attribute.code === code);
  if (!column)
    return { products: bitmapFor(index.products.count), variations: bitmapFor(index.variations.count) };
  return withCode(index, column, column.values.holding(keys), among);
}

function inCategories(index: CatalogueIndex, slugs: readonly string[], among: Matching): Matching {
  const { categories, tree } = index;
  const ids = slugs.flatMap((slug) => tree.withSlug(slug)?.id ?? []);
  const test = categories.holding(ids.flatMap((id) => tree.listedWith(id)));
  return withCode(index, categories, test, among);
}

function withCode(
  { products, variations }: CatalogueIndex,
  { ofProducts, ofVariations }: AttributeColumn,
  test: CodeTest,
  among: Matching,
): Matching {
  const codes = ofProducts.upTo(products.count);
  return {
    products: rowsWithCode(codes, test, among.products),
    variations: ofVariations
      ? rowsWithCode(ofVariations.upTo(variations.count), test, among.variations)
      : rowsWithCode(codes, test, among.variations, variations.owners.entries),
  };
}

/** Hidden prices are in no range, because that would reveal them. */
function withPrice(
  { products, variations }: CatalogueIndex,
  prices: PriceSet,
  { fromMinor, toMinor }: PriceRange,
  among: Matching,
): Matching {
  const range = { least: Math.max(1, fromMinor ?? 1), most: toMinor ?? Number.MAX_SAFE_INTEGER };
  return {
    products: rowsBetween(prices.products.upTo(products.count), range, among.products),
    variations: rowsBetween(prices.variations.upTo(variations.count), range, among.variations),
  };
}

function withRating({ products, variations }: CatalogueIndex, minRating: number, among: Matching): Matching {
  const ratings = products.ratings.upTo(products.count);
  const range = { least: Math.round(minRating * 100), most: mostHundredths };
  return {
    products: rowsBetween(ratings, range, among.products),
    variations: rowsBetween(ratings, range, among.variations, variations.owners.entries),
  };
}

/** Replaces products with variations by their variations, to which filters apply. */
function expand({ products, variations }: CatalogueIndex, wanted: Bitmap): Matching {
  const plain = wanted.map((word, at) => word & ~(products.families[at] ?? 0));
  return { products: plain, variations: rowsOwnedBy(variations.owners.entries, wanted, variations.live) };
}
