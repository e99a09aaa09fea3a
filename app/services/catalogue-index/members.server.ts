import type { CatalogueIndex } from "./catalogue-index.server";
import { mergeSorted } from "./merge-sorted.server";

/** What was found, as lists in order: products without variations by slot, and variations by place. */
export class Members {
  /** The slots of the products that are found by one of their variations, each once. */
  readonly families: Uint32Array;
  /** The slots of all products found, in order. */
  readonly slots: Uint32Array;

  constructor(
    index: CatalogueIndex,
    readonly products: Uint32Array,
    readonly variations: Uint32Array,
  ) {
    this.families = ownersOf(index, variations);
    this.slots = mergeSorted(products, this.families);
  }
}

/**
 * Variations of one product stand side by side, in the order of products; only those written after the index was built
 * stand at the end, and these few are put in order by themselves.
 */
function ownersOf({ variations: { owners } }: CatalogueIndex, places: Uint32Array): Uint32Array {
  const found = new Uint32Array(places.length);
  let count = 0;
  let sorted = 0;
  let last = -1;
  for (let at = 0; at < places.length; at++) {
    const owner = owners[places[at] as number] as number;
    if (owner === last) continue;
    if (owner < last && sorted === 0) sorted = count;
    last = owner;
    found[count++] = owner;
  }
  if (sorted === 0) return found.subarray(0, count);
  return mergeSorted(found.subarray(0, sorted), found.subarray(sorted, count).sort());
}
