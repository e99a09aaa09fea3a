import type { FilterGroup } from "~/models/filter-path/filter-group";
import type { CatalogueIndex } from "./catalogue-index.server";
import type { Combined } from "./combine-matching.server";
import { countInPlanes } from "./count-planes.server";
import type { FoundSet } from "./found-set.server";
import type { AttributeColumn } from "./index-tables.server";
import { type TalliedColumn, tally, tallyZones } from "./tally.server";

/** Up to so many planes a group is counted in them; beyond that its products are listed and looked at one by one. */
const fewPlanes = 4;
/** What one product costs to look at, in words of 64 places: measured. */
const tallyCost = 2;

/**
 * What each group counts, product by product: how many have each code of the group's column. Groups of prices,
 * of ratings and those in which variations differ are not in it.
 */
export function countByProduct(
  index: CatalogueIndex,
  { all, others }: Combined,
): ReadonlyMap<string, Uint32Array> {
  const counts = new Map<string, Uint32Array>();
  /** What is looked at product by product, together for each set. */
  const listed = new Map<FoundSet, { code: string; column: TalliedColumn }[]>();
  for (const group of index.groups) {
    const found = others.get(group.code) ?? all;
    if (group.kind === "category") {
      counts.set(group.code, countCategories(index, found));
      continue;
    }
    const column = columnOf(index, group);
    if (!column) continue;
    const inPlanes = column.attribute && countAttribute(found, column.attribute);
    if (inPlanes) counts.set(group.code, inPlanes);
    else listed.set(found, [...(listed.get(found) ?? []), { code: group.code, column }]);
  }
  for (const [found, columns] of listed) {
    const tallied = tally(
      index.engine,
      columns.map(({ column }) => column),
      found.slots,
    );
    for (const [at, { code }] of columns.entries()) counts.set(code, tallied[at] as Uint32Array);
  }
  return counts;
}

/** Counts in planes where that is less than to look at each product. */
function countAttribute(found: FoundSet, column: AttributeColumn): Uint32Array | null {
  const { index, products, variations } = found.space;
  const ofProducts = column.planesOfProducts.upTo(index.products.count);
  const ofVariations = column.planesOfVariations.upTo(index.variations.count);
  if (!ofProducts || !ofVariations) return null;
  const planes = Math.max(ofProducts.sets.length, ofVariations.sets.length);
  if (planes > fewPlanes) return null;
  if (found.isListed && found.slots.length * tallyCost < found.space.wordCount << planes) return null;
  // Products are there once, with and without variations: fewer places than both.
  if (found.isListed) return countInPlanes(index.engine, ofProducts, found.bits, products);
  const counts = countInPlanes(index.engine, ofProducts, found.products, products);
  const families = countInPlanes(index.engine, ofVariations, found.oneOfEach, variations);
  const sum = new Uint32Array(column.values.combinations.length);
  for (let code = 0; code < sum.length; code++) sum[code] = (counts[code] ?? 0) + (families[code] ?? 0);
  return sum;
}

/** Slots of a category stand together, so nearly every zone has one code. */
function countCategories({ categories, products, engine }: CatalogueIndex, found: FoundSet): Uint32Array {
  const column = { ...categories.upTo(products.count), codeCount: categories.codeCount };
  return tallyZones(engine, column, found.bits, found.runs);
}

function columnOf(
  index: CatalogueIndex,
  { code, kind }: FilterGroup,
): (TalliedColumn & { attribute?: AttributeColumn }) | null {
  const { attributes, products } = index;
  switch (kind) {
    case "select": {
      const attribute = attributes.find((column) => column.code === code);
      if (!attribute || attribute.ofVariations) return null;
      const codes = attribute.ofProducts.upTo(products.count);
      return { codes, codeCount: attribute.values.combinations.length, attribute };
    }
    case "rating":
    case "category":
    case "range":
      return null;
  }
}
