import type { Bits } from "./bits.server";

/** What is in the base and in every selection, and for each selection what is in the base and misses only that one. */
export type Gathered = { all: Uint32Array; missingOne: Uint32Array[] };

/**
 * Combines selections in one walk. Two sums of bits, 'missing from none' and 'missing from one', answer for any number
 * of selections.
 */
export function gatherPlaces(base: Bits, selections: readonly Bits[]): Gathered {
  const all = new PlaceList();
  const lists = selections.map(() => new PlaceList());
  for (let word = 0; word < base.length; word++) {
    let fromNone = base[word] as number;
    if (fromNone === 0) continue;
    let fromOne = 0;
    for (let at = 0; at < selections.length; at++) {
      const missing = ~((selections[at] as Bits)[word] ?? 0);
      fromOne = (fromOne & ~missing) | (fromNone & missing);
      fromNone &= ~missing;
    }
    if (fromNone !== 0) all.add(word << 5, fromNone);
    if (fromOne === 0) continue;
    for (let at = 0; at < lists.length; at++) {
      const missing = fromOne & ~((selections[at] as Bits)[word] ?? 0);
      if (missing !== 0) (lists[at] as PlaceList).add(word << 5, missing);
    }
  }
  return { all: all.places, missingOne: lists.map((list) => list.places) };
}

/** A list that grows. */
class PlaceList {
  #entries = new Uint32Array(256);
  #count = 0;

  /** Adds the places of a word's bits. */
  add(start: number, bits: number): void {
    let count = this.#count;
    if (count + 32 > this.#entries.length) {
      const bigger = new Uint32Array(this.#entries.length * 2);
      bigger.set(this.#entries);
      this.#entries = bigger;
    }
    const entries = this.#entries;
    let left = bits;
    while (left !== 0) {
      const lowest = left & -left;
      entries[count++] = start + 31 - Math.clz32(lowest);
      left ^= lowest;
    }
    this.#count = count;
  }

  /** The places added so far, in order. */
  get places(): Uint32Array {
    return this.#entries.subarray(0, this.#count);
  }
}
