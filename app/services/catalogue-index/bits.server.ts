/** A set of small integers, one bit each. */
export type Bits = Uint32Array;

/** An empty set of integers below `count`. */
export const bitsFor = (count: number): Bits => new Uint32Array((count + 31) >>> 5);

/** Puts `at` into the set. */
export function setBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] as number) | (1 << (at & 31));
}

/** Takes `at` out of the set. */
export function clearBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] as number) & ~(1 << (at & 31));
}

/** Whether `at` is in the set; beyond its end nothing is. */
export const hasBit = (bits: Bits, at: number): boolean => (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1;

/** What is in both sets. */
export function intersection(a: Bits, b: Bits): Bits {
  const both = new Uint32Array(Math.min(a.length, b.length));
  for (let word = 0; word < both.length; word++) both[word] = (a[word] as number) & (b[word] as number);
  return both;
}

/** Adds every member of `more` to `bits`. */
export function addAll(bits: Bits, more: Bits): void {
  const length = Math.min(bits.length, more.length);
  for (let word = 0; word < length; word++) bits[word] = (bits[word] as number) | (more[word] as number);
}

/** Number of bits set in a word of 32. */
function popcount(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** How many are in the set. */
export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    const value = bits[word] as number;
    if (value !== 0) count += popcount(value);
  }
  return count;
}

/** How many are in both sets, without making the set. */
export function countCommon(a: Bits, b: Bits): number {
  let count = 0;
  const length = Math.min(a.length, b.length);
  for (let word = 0; word < length; word++) {
    const value = (a[word] as number) & (b[word] as number);
    if (value !== 0) count += popcount(value);
  }
  return count;
}

/** The members in order, in one array. */
export function membersOf(bits: Bits): Uint32Array {
  const members = new Uint32Array(countBits(bits));
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    let value = bits[word] as number;
    while (value !== 0) {
      const lowest = value & -value;
      members[count++] = (word << 5) + 31 - Math.clz32(lowest);
      value ^= lowest;
    }
  }
  return members;
}

/** The same set with room for integers below `count`. */
export function grownBits(bits: Bits, count: number): Bits {
  const words = (count + 31) >>> 5;
  if (words <= bits.length) return bits;
  const grown = new Uint32Array(words + (words >>> 3));
  grown.set(bits);
  return grown;
}
