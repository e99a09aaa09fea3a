import type { CatalogueIndex } from "./catalogue-index.server";
import type { Combined } from "./combine-matching.server";
import { countPlaces, countValues, sumOf } from "./count-places.server";
import { countOwnValues } from "./count-values.server";
import type { FoundSet } from "./found-set.server";
import type { AttributeColumn } from "./index-tables.server";
import { tally, tallyZones } from "./tally.server";

/** Up to so many planes a group is counted in them; beyond that its products are listed and looked at one by one. */
const fewPlanes = 5;

/** How many products found have each value of each group of values, by the value's number. */
export function countGroups(
  index: CatalogueIndex,
  { all, others }: Combined,
): ReadonlyMap<AttributeColumn, Uint32Array> {
  const counts = new Map<AttributeColumn, Uint32Array>();
  for (const { code, kind } of index.groups) {
    const column = kind === "select" && index.attributes.find((attribute) => attribute.code === code);
    if (!column) continue;
    const found = others.get(code) ?? all;
    counts.set(
      column,
      column.ofVariations
        ? countOwnValues(column, found)
        : (countOfProducts(column, found) ?? tallyValues(column, found)),
    );
  }
  return counts;
}

/** How many products found there are by the code of the categories they stand in. */
export function countCategories(
  { categories, products, engine }: CatalogueIndex,
  found: FoundSet,
): Uint32Array {
  // Slots of a category stand together, so nearly every zone has one code.
  const column = { ...categories.upTo(products.count), codeCount: categories.codeCount };
  return tallyZones(engine, column, found.bits, found.runs);
}

/** Counts a group in which variations have what their product has; null where to look at each product is less. */
function countOfProducts(column: AttributeColumn, found: FoundSet): Uint32Array | null {
  const { index, products, variations } = found.space;
  const { engine, counts } = index;
  const { values } = column;
  const ofProducts = column.bitsOfProducts.upTo(counts.products);
  if (!ofProducts || (ofProducts.planes && ofProducts.planes.sets.length > fewPlanes)) return null;
  // Joined they are there once, those with and those without variations: fewer places than both.
  if (found.isJoined) return countPlaces(engine, values, ofProducts, found.bits, products);
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
