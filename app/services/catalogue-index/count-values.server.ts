import type { FacetBucket } from "~/models/filter-path/facet";
import type { Bits } from "./bits.server";
import type { CatalogueIndex } from "./catalogue-index.server";
import type { UintArray } from "./columns.server";
import type { AttributeColumn } from "./index-tables.server";
import type { Matching } from "./listing-query.server";

/** Nobody's slot: the mark of a value that no product has been counted for yet. */
const nobody = 0xffffffff;

/** How many matching products have each value of a group; a product with several variations counts once. */
export function countValues(
  index: CatalogueIndex,
  column: AttributeColumn,
  matching: Matching,
): FacetBucket[] {
  const { values, combinations } = column.values;
  const counts = new Uint32Array(values.length);
  const ofCode = countCodes(column.ofProducts.codes, matching.products, combinations.length);
  for (let code = 1; code < ofCode.length; code++) {
    const count = ofCode[code] as number;
    if (count > 0)
      for (const number of combinations[code] ?? []) counts[number] = (counts[number] as number) + count;
  }
  countFamilies(index, column, matching.variations, counts);
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

function countCodes(codes: UintArray, places: Bits, codeCount: number): Uint32Array {
  const counts = new Uint32Array(codeCount);
  for (let word = 0; word < places.length; word++) {
    let value = places[word] as number;
    while (value !== 0) {
      const lowest = value & -value;
      const code = codes[(word << 5) + 31 - Math.clz32(lowest)] ?? 0;
      counts[code] = (counts[code] as number) + 1;
      value ^= lowest;
    }
  }
  return counts;
}

/** Variations of one product stand side by side, so the last product counted for a value is enough to remember. */
function countFamilies(
  index: CatalogueIndex,
  { values, ofVariations }: AttributeColumn,
  places: Bits,
  counts: Uint32Array,
): void {
  const lastOwner = new Uint32Array(counts.length).fill(nobody);
  const { owners } = index.variations;
  const { codes } = ofVariations;
  for (let word = 0; word < places.length; word++) {
    let value = places[word] as number;
    while (value !== 0) {
      const lowest = value & -value;
      const place = (word << 5) + 31 - Math.clz32(lowest);
      const numbers = values.combinations[codes[place] ?? 0] as readonly number[];
      const owner = owners[place] as number;
      for (let at = 0; at < numbers.length; at++) {
        const number = numbers[at] as number;
        if (lastOwner[number] === owner) continue;
        lastOwner[number] = owner;
        counts[number] = (counts[number] as number) + 1;
      }
      value ^= lowest;
    }
  }
}
