import { clearBit, setBit, wordsFor } from "./bits.server";
import type { CatalogueIndex } from "./catalogue-index.server";
import type { AttributeColumn } from "./index-tables.server";

/** Places looked at before others have their turn. */
const atOnce = 20_000;

/**
 * Finds out, for the groups in which variations differ, which products have no two variations with a value in common:
 * most have not, and to count them is less work. To be run to its end, step by step.
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
 * The same for one product whose variations were written anew.
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

/** @param from the first place of a product, `to` the one behind its last */
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
