/** A set of small integers, one bit for each. */
export type Bitmap = Uint32Array;

/** An empty set of integers below `count`. */
export const bitmapFor = (count: number): Bitmap => new Uint32Array((count + 31) >>> 5);

/**
 * The same set with room for integers below `count`: itself, or a copy that is an eighth longer than needed.
 */
export function grownBitmap(bits: Bitmap, count: number): Bitmap {
  if (count <= bits.length << 5) return bits;
  const grown = bitmapFor(count + (count >>> 3));
  grown.set(bits);
  return grown;
}

/** The same set without room for integers from `count` on. */
export const trimmedBitmap = (bits: Bitmap, count: number): Bitmap => bits.slice(0, (count + 31) >>> 5);

/**
 * A word of a bitmap as a signed integer, for bit operations. An unsigned word with its highest bit set is
 * not a small integer, and a loop that keeps one in a variable is compiled to slower double arithmetic. 0
 * beyond the end.
 */
export const signed = (word: number | undefined): number => (word as number) | 0;

/** Adds `at` to the set. */
export function setBit(bits: Bitmap, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] as number) | (1 << (at & 31));
}

/** Removes `at` from the set. */
export function clearBit(bits: Bitmap, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] as number) & ~(1 << (at & 31));
}

/** Whether the set contains `at`; false beyond its end. */
export const hasBit = (bits: Bitmap, at: number): boolean =>
  (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1;

/** Number of bits set in a word of 32. */
export function popcount(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Number of integers in the set. */
export function countBits(bits: Bitmap): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    const value = signed(bits[word]);
    if (value !== 0) count += popcount(value);
  }
  return count;
}

/** The integers in the set, ascending. */
export function listBits(bits: Bitmap): Uint32Array {
  const list = new Uint32Array(countBits(bits));
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    let left = signed(bits[word]);
    const start = word << 5;
    while (left !== 0) {
      const lowest = left & -left;
      list[count++] = start + 31 - Math.clz32(lowest);
      left ^= lowest;
    }
  }
  return list;
}
