import type { UintArray } from "./columns.server";

/** Counts how many of the slots have each code, on top of what was counted. */
export function addCodes(counts: Uint32Array, codes: UintArray, slots: Uint32Array): void {
  if (codes instanceof Uint8Array) addNarrow(counts, codes, slots);
  else
    for (let at = 0; at < slots.length; at++) {
      const code = codes[slots[at] as number] as number;
      counts[code] = (counts[code] as number) + 1;
    }
}

function addNarrow(counts: Uint32Array, codes: Uint8Array, slots: Uint32Array): void {
  for (let at = 0; at < slots.length; at++) {
    const code = codes[slots[at] as number] as number;
    counts[code] = (counts[code] as number) + 1;
  }
}

/** A column to count, and how many codes it has. */
export type CountedColumn = { codes: UintArray; codeCount: number };

/**
 * How many of the slots have each code, for each column. Narrow columns are counted four at a time: one walk over the
 * slots feeds four counters that do not wait for each other.
 */
export function countColumns(columns: readonly CountedColumn[], slots: Uint32Array): Uint32Array[] {
  const counts = columns.map(({ codeCount }) => new Uint32Array(codeCount));
  const narrow: { codes: Uint8Array; counts: Uint32Array }[] = [];
  for (const [at, { codes }] of columns.entries()) {
    const own = counts[at] as Uint32Array;
    if (codes instanceof Uint8Array) narrow.push({ codes, counts: own });
    else addCodes(own, codes, slots);
  }
  for (let at = 0; at < narrow.length; at += 4) {
    const [one, two, three, four] = narrow.slice(at, at + 4);
    if (one && two && three && four) addFour(one, two, three, four, slots);
    else for (const each of narrow.slice(at)) addNarrow(each.counts, each.codes, slots);
  }
  return counts;
}

type Counted = { codes: Uint8Array; counts: Uint32Array };

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
