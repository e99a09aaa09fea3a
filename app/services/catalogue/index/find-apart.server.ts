import type { CatalogueIndex } from "../catalogue-index.server";
import { clearBit, setBit, wordsFor } from "./bits.server";
import type { AttributeColumn } from "./index-tables.server";

/** Places examined before yielding to other requests. */
const atOnce = 20_000;

/**
 * For groups in which variations differ, finds the products of which no two variations share a value. Most products
 * are such, and they are cheaper to count. Run the generator to its end.
 */
export function* findApart(index: CatalogueIndex): Generator<void> {
  const { owners, count } = index.variations;
  for (const column of index.attributes) {
    if (!column.ofVariations) continue;
    column.apart = index.arena.take(Uint32Array, wordsFor(count));
    let first = 0;
    let paused = 0;
    for (let at = 1; at <= count; at++) {
      if (at < count && owners[at] === owners[first]) continue;
      markFamily(column, first, at);
      first = at;
      if (at - paused < atOnce) continue;
      paused = at;
      yield;
    }
  }
}

/**
 * The same for one product with rewritten variations.
 * @param places of its variations, side by side
 */
export function findFamilyApart(index: CatalogueIndex, places: readonly number[]): void {
  const [first] = places;
  if (first === undefined) return;
  for (const column of index.attributes) {
    if (!column.apart) continue;
    column.apart = index.arena.grown(column.apart, wordsFor(index.variations.count));
    markFamily(column, first, first + places.length);
  }
}

/** @param from the first place of a product, `to` the one after its last */
function markFamily({ apart, ofVariations, values }: AttributeColumn, from: number, to: number): void {
  if (!apart || !ofVariations) return;
  const seen = new Set<number>();
  let isApart = true;
  for (let at = from; at < to; at++)
    for (const number of values.combinations[ofVariations.get(at)] ?? []) {
      isApart &&= !seen.has(number);
      seen.add(number);
    }
  for (let at = from; at < to; at++)
    if (isApart) setBit(apart, at);
    else clearBit(apart, at);
}
