import { type Bits, signed } from "./bits.server";
import type { UintArray } from "./columns.server";

/** Counts how many of the slots have each code, on top of what was counted. */
export function addCodes(counts: Uint32Array, codes: UintArray, slots: Uint32Array): void {
  for (let at = 0; at < slots.length; at++) {
    const code = codes[slots[at] as number] as number;
    counts[code] = (counts[code] as number) + 1;
  }
}

/** The same for slots that are given as bits. */
export function addCodesOfBits(counts: Uint32Array, codes: UintArray, slots: Bits): void {
  for (let word = 0; word < slots.length; word++) {
    let left = signed(slots[word]);
    const start = word << 5;
    while (left !== 0) {
      const lowest = left & -left;
      const code = codes[start + 31 - Math.clz32(lowest)] as number;
      counts[code] = (counts[code] as number) + 1;
      left ^= lowest;
    }
  }
}

/** The same for the owners of variations, each counted once: variations of one product stand side by side. */
export function addCodesOfOwners(
  counts: Uint32Array,
  codes: UintArray,
  owners: Uint32Array,
  variations: Bits,
): void {
  let last = -1;
  for (let word = 0; word < variations.length; word++) {
    let left = signed(variations[word]);
    const start = word << 5;
    while (left !== 0) {
      const lowest = left & -left;
      left ^= lowest;
      const owner = owners[start + 31 - Math.clz32(lowest)] as number;
      if (owner === last) continue;
      last = owner;
      const code = codes[owner] as number;
      counts[code] = (counts[code] as number) + 1;
    }
  }
}

/** A column to count, and how many codes it has. */
export type CountedColumn = { codes: UintArray; codeCount: number };

/** A narrow column with what is counted of it. */
type Counted = { codes: Uint8Array; counts: Uint32Array };

/**
 * How many of the slots have each code, for each column. Narrow columns are counted four at a time: one walk over the
 * slots feeds four counters that do not wait for each other.
 */
export function countColumns(columns: readonly CountedColumn[], slots: Uint32Array): Uint32Array[] {
  const counts = columns.map(({ codeCount }) => new Uint32Array(codeCount));
  const narrow: Counted[] = [];
  for (const [at, { codes }] of columns.entries()) {
    const own = counts[at] as Uint32Array;
    if (codes instanceof Uint8Array) narrow.push({ codes, counts: own });
    else addCodes(own, codes, slots);
  }
  for (let at = 0; at < narrow.length; at += 4) {
    const [one, two, three, four] = narrow.slice(at, at + 4);
    if (one && two && three && four) addFour(one, two, three, four, slots);
    else for (const each of narrow.slice(at)) addCodes(each.counts, each.codes, slots);
  }
  return counts;
}

function addFour(one: Counted, two: Counted, three: Counted, four: Counted, slots: Uint32Array): void {
  const { codes: codesA, counts: countsA } = one;
  const { codes: codesB, counts: countsB } = two;
  const { codes: codesC, counts: countsC } = three;
  const { codes: codesD, counts: countsD } = four;
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number;
    const a = codesA[slot] as number;
    const b = codesB[slot] as number;
    const c = codesC[slot] as number;
    const d = codesD[slot] as number;
    countsA[a] = (countsA[a] as number) + 1;
    countsB[b] = (countsB[b] as number) + 1;
    countsC[c] = (countsC[c] as number) + 1;
    countsD[d] = (countsD[d] as number) + 1;
  }
}
