import { type Bits, bitsFor } from "./bits.server";
import type { UintArray } from "./kernel-memory.server";

// The loop over set bits is repeated in each function: a callback per place would cost more than the lookup.

/**
 * The places below `count` with a wanted code, limited to `among` if given.
 * @param wanted 1 for each wanted code, else 0
 */
export function placesWith(codes: UintArray, wanted: Uint8Array, count: number, among?: Bits): Bits {
  const bits = bitsFor(count);
  // A column may be shorter than its table; missing places have no value.
  const end = Math.min(count, codes.length);
  for (let word = 0; word << 5 < end; word++) {
    const start = word << 5;
    let left = wordOf(among, word, end - start);
    let value = 0;
    while (left !== 0) {
      const lowest = left & -left;
      const bit = 31 - Math.clz32(lowest);
      value |= (wanted[codes[start + bit] as number] as number) << bit;
      left ^= lowest;
    }
    bits[word] = value;
  }
  return bits;
}

/**
 * The places below `count` whose owner has a wanted code, limited to `among` if given.
 * @param wanted 1 for each wanted code, else 0
 */
export function placesWithOwner(
  owners: Uint32Array,
  codes: UintArray,
  wanted: Uint8Array,
  count: number,
  among?: Bits,
): Bits {
  const bits = bitsFor(count);
  for (let word = 0; word << 5 < count; word++) {
    const start = word << 5;
    let left = wordOf(among, word, count - start);
    let value = 0;
    while (left !== 0) {
      const lowest = left & -left;
      const bit = 31 - Math.clz32(lowest);
      value |= (wanted[codes[owners[start + bit] as number] as number] as number) << bit;
      left ^= lowest;
    }
    bits[word] = value;
  }
  return bits;
}

/** The places below `count` in `among` whose owner is in a set. */
export function placesOwnedBy(owners: Uint32Array, wanted: Bits, among: Bits, count: number): Bits {
  const bits = bitsFor(count);
  for (let word = 0; word << 5 < count; word++) {
    const start = word << 5;
    let left = wordOf(among, word, count - start);
    let value = 0;
    while (left !== 0) {
      const lowest = left & -left;
      const bit = 31 - Math.clz32(lowest);
      const owner = owners[start + bit] as number;
      value |= (((wanted[owner >>> 5] as number) >>> (owner & 31)) & 1) << bit;
      left ^= lowest;
    }
    bits[word] = value;
  }
  return bits;
}

/** The places of a word to examine, none beyond the end. */
const wordOf = (among: Bits | undefined, word: number, width: number): number =>
  (among ? (among[word] ?? 0) : 0xffffffff) & (width < 32 ? (1 << width) - 1 : 0xffffffff);
