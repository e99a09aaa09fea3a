import { type Bitmap, bitmapFor, countBits, listBits, setBit, signed } from "./bitmap.server";

/** Row ids in the smaller of two forms: a bitmap, or a list. */
export type RowSet = { bits: Bitmap } | { list: Uint32Array };

/** Converts row ids to the smaller form. */
export function packed(bits: Bitmap): RowSet {
  return countBits(bits) < bits.length ? { list: listBits(bits) } : { bits };
}

/**
 * The row ids as a read-only bitmap.
 * @param count capacity
 */
export function unpacked(set: RowSet, count: number): Bitmap {
  if ("bits" in set) return set.bits;
  const bits = bitmapFor(count);
  setRows(bits, set);
  return bits;
}

/** Adds row ids to a bitmap. */
export function setRows(bits: Bitmap, set: RowSet): void {
  if ("list" in set) {
    const { list } = set;
    for (let at = 0; at < list.length; at++) setBit(bits, list[at] as number);
  } else {
    const { bits: added } = set;
    for (let word = 0; word < added.length; word++) bits[word] = signed(bits[word]) | signed(added[word]);
  }
}

/** Memory of a set, bytes. */
export const rowSetBytes = (set: RowSet) => ("bits" in set ? set.bits : set.list).byteLength;
