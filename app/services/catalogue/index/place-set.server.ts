import { type Bits, bitsFor, countBits, listBits, setBit, signed } from "./bits.server";

/** Places in the smaller of two forms: a bitmap, or a list. */
export type PlaceSet = { bits: Bits } | { list: Uint32Array };

/** Converts places to the smaller form. */
export function packed(bits: Bits): PlaceSet {
  return countBits(bits) < bits.length ? { list: listBits(bits) } : { bits };
}

/**
 * The places as a read-only bitmap.
 * @param count capacity
 */
export function unpacked(set: PlaceSet, count: number): Bits {
  if ("bits" in set) return set.bits;
  const bits = bitsFor(count);
  addPlaces(bits, set);
  return bits;
}

/** Adds places to a bitmap. */
export function addPlaces(bits: Bits, set: PlaceSet): void {
  if ("list" in set) {
    const { list } = set;
    for (let at = 0; at < list.length; at++) setBit(bits, list[at] as number);
  } else {
    const { bits: added } = set;
    for (let word = 0; word < added.length; word++) bits[word] = signed(bits[word]) | signed(added[word]);
  }
}

/** Memory of a set, bytes. */
export const placeSetBytes = (set: PlaceSet) => ("bits" in set ? set.bits : set.list).byteLength;
