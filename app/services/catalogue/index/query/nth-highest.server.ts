/** The bits examined in each pass, highest first: 11, 11 and 10 of 32. */
const digits = [
  { shift: 21, mask: 0x7ff },
  { shift: 10, mask: 0x7ff },
  { shift: 0, mask: 0x3ff },
];
/** Flipped in signed integers, so that their bits are in their order. */
const signBit = 0x80000000 | 0;

/**
 * The rank at position `nth`, from 0, if these slots were sorted by rank, highest first. It takes three
 * passes for any ranks, because sorting a million slots would delay other requests.
 */
export function nthHighest(slots: Uint32Array, rank: (slot: number) => number, nth: number): number {
  let left = nth;
  let known = 0;
  let knownMask = 0;
  for (const { shift, mask } of digits) {
    const counts = new Uint32Array(mask + 1);
    for (let at = 0; at < slots.length; at++) {
      const own = rank(slots[at] as number) ^ signBit;
      if ((own & knownMask) !== known) continue;
      const digit = (own >>> shift) & mask;
      counts[digit] = (counts[digit] as number) + 1;
    }
    let digit = mask;
    while (digit > 0 && left >= (counts[digit] as number)) left -= counts[digit--] as number;
    known |= digit << shift;
    knownMask |= mask << shift;
  }
  return known ^ signBit;
}
