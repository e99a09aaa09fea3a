import type { FacetBucket } from "~/models/filter-path/facet";
import { listBits } from "./bits.server";
import type { CatalogueIndex } from "./catalogue-index.server";
import { addCodes, addCodesOfBits } from "./count-codes.server";
import type { AttributeColumn } from "./index-tables.server";
import type { Matching } from "./listing-query.server";
import type { Members } from "./members.server";
import { mergeSorted } from "./merge-sorted.server";

/** Nobody's slot: the mark of a value that no product has been counted for yet. */
const nobody = 0xffffffff;

/** The values of a group by how many products have each code. @param ofCode products by code */
export function countValues({ values }: AttributeColumn, ofCode: Uint32Array): Uint32Array {
  const counts = new Uint32Array(values.values.length);
  for (let code = 1; code < ofCode.length; code++) {
    const count = ofCode[code] as number;
    if (count > 0)
      for (const number of values.combinations[code] as readonly number[])
        counts[number] = (counts[number] as number) + count;
  }
  return counts;
}

/**
 * How many matching products have each value of a group in which variations differ; a product with several variations
 * counts once.
 * @param missingOnly what would match but for this group's own choice
 */
export function countOwnValues(
  index: CatalogueIndex,
  column: AttributeColumn,
  all: Members,
  missingOnly: Matching | undefined,
): Uint32Array {
  const codes = column.ofProducts.upTo(index.products.count);
  const ofCode = new Uint32Array(column.values.combinations.length);
  addCodes(ofCode, codes, all.products);
  if (missingOnly) addCodesOfBits(ofCode, codes, missingOnly.products);
  const counts = countValues(column, ofCode);
  const variations = missingOnly
    ? mergeSorted(all.variations, listBits(missingOnly.variations))
    : all.variations;
  countFamilies(index, column, variations, counts);
  return counts;
}

/** What a shopper may choose of a group, without what nothing has. @param counts products by the number of the value */
export function bucketsOf({ values: { values } }: AttributeColumn, counts: Uint32Array): FacetBucket[] {
  const buckets: FacetBucket[] = [];
  for (let number = 0; number < counts.length; number++) {
    const docCount = counts[number] as number;
    const key = values[number] as string;
    if (docCount > 0) buckets.push({ key, name: key, docCount });
  }
  return buckets.sort(byCount);
}

/** The most frequent first; equals by name. */
export const byCount = (a: FacetBucket, b: FacetBucket) =>
  b.docCount - a.docCount || (a.name < b.name ? -1 : Number(a.name > b.name));

/** Variations of one product stand side by side, so the last product counted for a value is enough to remember. */
function countFamilies(
  index: CatalogueIndex,
  { values, ofVariations }: AttributeColumn,
  places: Uint32Array,
  counts: Uint32Array,
): void {
  if (!ofVariations) return;
  const lastOwner = new Uint32Array(counts.length).fill(nobody);
  const { owners, count } = index.variations;
  const codes = ofVariations.upTo(count);
  const { combinations } = values;
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as number;
    const numbers = combinations[codes[place] as number] as readonly number[];
    const owner = owners[place] as number;
    for (let each = 0; each < numbers.length; each++) {
      const number = numbers[each] as number;
      if (lastOwner[number] === owner) continue;
      lastOwner[number] = owner;
      counts[number] = (counts[number] as number) + 1;
    }
  }
}
