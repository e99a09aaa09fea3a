import type { CatalogueIndex } from "./catalogue-index.server";
import type { Combined } from "./combine-matching.server";
import { begun, countPlaces, countValues, sumOf } from "./count-places.server";
import { countOwnValues } from "./count-values.server";
import type { Begun } from "./counting-jobs.server";
import type { FoundSet } from "./found-set.server";
import type { AttributeColumn } from "./index-tables.server";
import { tally, tallyZones } from "./tally.server";

/** Up to so many planes a group is counted in them; beyond that its products are listed and looked at one by one. */
const fewPlanes = 5;

/** Begins to count how many products found have each value of each group of values, by the value's number. */
export function countGroups(
  index: CatalogueIndex,
  { all, others }: Combined,
): ReadonlyMap<AttributeColumn, Begun<Uint32Array>> {
  const counts = new Map<AttributeColumn, Begun<Uint32Array>>();
  const columns = index.groups.flatMap(({ code, kind }) =>
    kind === "select" ? index.attributes.filter((attribute) => attribute.code === code) : [],
  );
  const foundBy = ({ code }: AttributeColumn) => others.get(code) ?? all;
  // First what needs nothing of the found set but itself: it is counted while products are joined for the others.
  for (const column of columns)
    if (column.ofVariations) counts.set(column, countOwnValues(column, foundBy(column)));
  for (const column of columns) {
    if (column.ofVariations) continue;
    const found = foundBy(column);
    counts.set(column, countOfProducts(column, found, all) ?? begun(tallyValues(column, found)));
  }
  return counts;
}

/** Begins to count how many products found there are by the code of the categories they stand in. */
export function countCategories(
  { categories, products, engine }: CatalogueIndex,
  found: FoundSet,
): Begun<Uint32Array> {
  // Slots of a category stand together, so nearly every zone has one code.
  const column = { ...categories.upTo(products.count), codeCount: categories.codeCount };
  return tallyZones(engine, column, found.bits, found.runs);
}

/** Begins to count a group in which variations have what their product has; null where to look at each product is less. */
function countOfProducts(column: AttributeColumn, found: FoundSet, all: FoundSet): Begun<Uint32Array> | null {
  const { index, products, variations } = found.space;
  const { engine, counts } = index;
  const { values } = column;
  const ofProducts = column.bitsOfProducts.upTo(counts.products);
  if (!ofProducts || (ofProducts.planes && ofProducts.planes.sets.length > fewPlanes)) return null;
  // Joined they are there once, those with and those without variations: fewer places than both. A page of all is shown,
  // so these are joined in any case.
  if (found === all) return countPlaces(engine, values, ofProducts, found.bits, products);
  const ofVariations = column.bitsOfVariations.upTo(counts.variations);
  if (!ofVariations) return null;
  return sumOf(
    countPlaces(engine, values, ofProducts, found.products, products),
    countPlaces(engine, values, ofVariations, found.oneOfEach, variations),
  );
}

/** The same, product by product: the list of them is made once for all groups of a set. */
function tallyValues({ ofProducts, values }: AttributeColumn, { slots, space }: FoundSet): Uint32Array {
  const { engine, products } = space.index;
  const column = { codes: ofProducts.upTo(products.count), codeCount: values.combinations.length };
  return countValues(values, tally(engine, column, slots));
}
