import { chosenKeys, type PriceRange } from "~/models/catalogue/applied-filters";
import { priceCode, ratingCode } from "~/models/catalogue/filter-group";
import { sellerCode } from "~/models/marketplace/distance-ring";
import type { SellersNear } from "~/models/marketplace/sellers-near";
import type { CatalogueIndex } from "../catalogue-index.server";
import type { ListingQuery, Matching } from "../listing-query.server";
import { type Bits, bitsFor, countBits } from "./bits.server";
import { chooseValues } from "./choose-values.server";
import type { FoundProducts } from "./find-in-index.server";
import type { PlacedMatching, QuerySpace } from "./query-space.server";
import { ratingsFrom } from "./rating-column.server";
import { runsOf } from "./runs.server";
import { placesOwnedBy, placesWith, placesWithOwner } from "./scan-columns.server";
import { valueKey } from "./value-codes.server";

/** The listed products of a category and everything below it, including those with variations. */
export function productsOfCategories(
  { categories, products, tree }: CatalogueIndex,
  ids: readonly number[],
): Bits {
  const wanted = categories.codesWithAny(ids.flatMap((id) => tree.listedWith(id)));
  return placesWith(categories.codes, wanted, products.count, products.listed);
}

/** Everything in a category that filters apply to. */
export const matchingCategory = (index: CatalogueIndex, categoryId: number): Matching =>
  index.selections.get(`in:${categoryId}`, index.counts, () =>
    expand(index, productsOfCategories(index, [categoryId])),
  );

/** Everything found by a search. */
export const matchingFound = (index: CatalogueIndex, { slots }: FoundProducts): Matching =>
  expand(index, slots);

/** Smaller bases are examined place by place; larger ones are worth a cached selection. */
const smallShare = 0.25;

/**
 * Starts finding the matches of each selected filter within the base. (A result may contain more, because it is
 * always combined with its base.)
 */
export function matchingFilters(
  space: QuerySpace,
  base: Matching,
  { filters, canSeePrices, near }: Pick<ListingQuery, "filters" | "canSeePrices" | "near">,
): Map<string, PlacedMatching> {
  const { index } = space;
  const chosen = new Map<string, PlacedMatching>();
  for (const { code, kind } of index.groups) {
    const keys = chosenKeys(filters, code);
    if (keys.length === 0) continue;
    if (kind === "distance") {
      chosen.set(code, space.place(offeredWithin(index, near ?? null, keys[0] ?? "", base)));
      continue;
    }
    const inBits = kind === "category" ? null : withValuesInBits(space, code, keys);
    if (inBits) chosen.set(code, inBits);
    else
      chosen.set(
        code,
        space.place(kind === "category" ? inCategories(index, keys) : withAnyValue(index, base, code, keys)),
      );
  }
  const { price, minRating } = filters;
  if (price && canSeePrices) chosen.set(priceCode, withPrice(space, price));
  if (minRating !== null) {
    const rated = index.selections.get(`${ratingCode}=${minRating}`, index.counts, () =>
      withRating(index, minRating),
    );
    chosen.set(ratingCode, space.place(rated));
  }
  return chosen;
}

/** The places with one of the values, from the group's bitmaps; null for a group with too many codes. */
function withValuesInBits(space: QuerySpace, code: string, keys: readonly string[]): PlacedMatching | null {
  const { attributes, products, variations } = space.index;
  const column = attributes.find((attribute) => attribute.code === code);
  const ofProducts = column?.bitsOfProducts.upTo(products.count);
  const ofVariations = column?.bitsOfVariations.upTo(variations.count);
  if (!column || !ofProducts || !ofVariations) return null;
  const wanted = column.values.numbersOf(keys);
  const found = space.take();
  for (const [told, out, runs] of [
    [ofProducts, found.products, space.products],
    [ofVariations, found.variations, space.variations],
  ] as const) {
    chooseValues(space.index.engine, column.values, told, wanted, runs, out);
  }
  return found;
}

/** The same by codes: cached, or searched within the base if that is cheaper. */
function withAnyValue(
  index: CatalogueIndex,
  base: Matching,
  code: string,
  keys: readonly string[],
): Matching {
  const { counts, selections } = index;
  const isSmall =
    (base.size ?? Number.POSITIVE_INFINITY) < smallShare * (counts.products + counts.variations);
  const names = keys.map((key) => `${code}=${key}`);
  return isSmall && !selections.hasAll(names)
    ? withValues(index, code, keys, base)
    : selections.union(names, counts, (at) => withValues(index, code, keys.slice(at, at + 1), null));
}

/** What sellers within a distance offer, among some places (rule sellers-13). */
export const offeredWithin = (
  index: CatalogueIndex,
  near: SellersNear | null,
  key: string,
  among: Matching | null,
): Matching => withValues(index, sellerCode, (near?.namesWithin[key] ?? []).map(valueKey), among);

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

/** Hidden prices are in no range, because that would reveal them. */
function withPrice(space: QuerySpace, { fromMinor, toMinor }: PriceRange): PlacedMatching {
  const { from, to } = space.index.prices.keysBetween(fromMinor, toMinor);
  const found = space.take();
  for (const kind of ["products", "variations"] as const) {
    const { entries } = space.prices[kind];
    const { address, count } = space[kind];
    space.index.engine.jobs.begin(
      "between",
      entries.byteOffset,
      from,
      to,
      address,
      count,
      found[kind].byteOffset,
    );
  }
  return found;
}

function withRating(index: CatalogueIndex, minRating: number): Matching {
  const { ratings, count } = index.products;
  return expand(index, placesWith(ratings.upTo(count), ratingsFrom(Math.round(minRating * 100)), count));
}

/** Replaces products with variations by their variations, to which filters apply. */
function expand({ products, variations }: CatalogueIndex, wanted: Bits): Matching {
  const plain = new Uint32Array(wanted.length);
  for (let word = 0; word < wanted.length; word++)
    plain[word] = (wanted[word] as number) & ~(products.families[word] as number);
  const places = placesOwnedBy(variations.owners, wanted, variations.live, variations.count);
  const runs = { products: runsOf(wanted), variations: runsOf(places) };
  return { products: plain, variations: places, size: countBits(plain) + countBits(places), runs };
}
