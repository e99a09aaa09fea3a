import type { CatalogueIndex } from "../catalogue-index.server";
import type { Combined } from "./combine-matching.server";
import { begun, countPlaces, countValues, sumOf } from "./count-places.server";
import { countOwnValues } from "./count-values.server";
import type { Begun } from "./counting-jobs.server";
import type { FoundSet } from "./found-set.server";
import type { AttributeColumn } from "./index-tables.server";
import { tally, tallyZones } from "./tally.server";

/** Most bit planes of a group that is counted by planes; larger groups are counted product by product. */
const fewPlanes = 5;

/** Starts counting how many found products have each value of each group, by the value's number. */
export function countGroups(
  index: CatalogueIndex,
  { all, others }: Combined,
): ReadonlyMap<AttributeColumn, Begun<Uint32Array>> {
  const counts = new Map<AttributeColumn, Begun<Uint32Array>>();
  const columns = index.groups.flatMap(({ code, kind }) =>
    kind === "select" ? index.attributes.filter((attribute) => attribute.code === code) : [],
  );
  const foundBy = ({ code }: AttributeColumn) => others.get(code) ?? all;
  // First the groups that need only the found set: they are counted while products are joined for the others.
  for (const column of columns)
    if (column.ofVariations) counts.set(column, countOwnValues(column, foundBy(column)));
  for (const column of columns) {
    if (column.ofVariations) continue;
    const found = foundBy(column);
    counts.set(column, countOfProducts(column, found, all) ?? begun(tallyValues(column, found)));
  }
  return counts;
}

/** Starts counting found products by the code of their categories. */
export function countCategories(
  { categories, products, engine }: CatalogueIndex,
  found: FoundSet,
): Begun<Uint32Array> {
  // The slots of a category are adjacent, so nearly every zone has one code.
  const column = { ...categories.upTo(products.count), codeCount: categories.codeCount };
  return tallyZones(engine, column, found.bits, found.runs);
}

/**
 * Starts counting a group in which variations inherit their product's values; null if counting product by product
 * is cheaper.
 */
function countOfProducts(column: AttributeColumn, found: FoundSet, all: FoundSet): Begun<Uint32Array> | null {
  const { index, products, variations } = found.space;
  const { engine, counts } = index;
  const { values } = column;
  const ofProducts = column.bitsOfProducts.upTo(counts.products);
  if (!ofProducts || (ofProducts.planes && ofProducts.planes.sets.length > fewPlanes)) return null;
  // Joined, products with and without variations are counted once, in fewer places than both sets. A page without
  // filters needs the join in any case.
  if (found === all) return countPlaces(engine, values, ofProducts, found.bits, products);
  const ofVariations = column.bitsOfVariations.upTo(counts.variations);
  if (!ofVariations) return null;
  return sumOf(
    countPlaces(engine, values, ofProducts, found.products, products),
    countPlaces(engine, values, ofVariations, found.oneOfEach, variations),
  );
}

/** The same, product by product; all groups of a set share one list of products. */
function tallyValues({ ofProducts, values }: AttributeColumn, { slots, space }: FoundSet): Uint32Array {
  const { engine, products } = space.index;
  const column = { codes: ofProducts.upTo(products.count), codeCount: values.combinations.length };
  return countValues(values, tally(engine, column, slots));
}
