import type { FacetBucket } from "~/models/filter-path/facet";
import type { CatalogueIndex } from "./catalogue-index.server";
import type { UintArray } from "./columns.server";
import type { AttributeColumn } from "./index-tables.server";
import type { Members } from "./listing-query.server";

/** Nobody's slot: the mark of a value that no product has been counted for yet. */
const nobody = 0xffffffff;

/** How many matching products have each value of a group; a product with several variations counts once. */
export function countValues(index: CatalogueIndex, column: AttributeColumn, members: Members): FacetBucket[] {
  const { values, combinations } = column.values;
  const counts = new Uint32Array(values.length);
  const ofCode = countCodes(column.ofProducts.codes, members.products, combinations.length);
  for (let code = 1; code < ofCode.length; code++) {
    const count = ofCode[code] as number;
    if (count > 0)
      for (const number of combinations[code] ?? []) counts[number] = (counts[number] as number) + count;
  }
  countFamilies(index, column, members.variations, counts);
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

/** How many of the places have each code. */
export function countCodes(codes: UintArray, places: Uint32Array, codeCount: number): Uint32Array {
  const counts = new Uint32Array(codeCount);
  for (let at = 0; at < places.length; at++) {
    const code = codes[places[at] as number] ?? 0;
    counts[code] = (counts[code] as number) + 1;
  }
  return counts;
}

/** Variations of one product stand side by side, so the last product counted for a value is enough to remember. */
function countFamilies(
  index: CatalogueIndex,
  { values, ofVariations }: AttributeColumn,
  places: Uint32Array,
  counts: Uint32Array,
): void {
  const lastOwner = new Uint32Array(counts.length).fill(nobody);
  const { owners } = index.variations;
  const { codes } = ofVariations;
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as number;
    const numbers = values.combinations[codes[place] ?? 0] as readonly number[];
    const owner = owners[place] as number;
    for (let each = 0; each < numbers.length; each++) {
      const number = numbers[each] as number;
      if (lastOwner[number] === owner) continue;
      lastOwner[number] = owner;
      counts[number] = (counts[number] as number) + 1;
    }
  }
}
