/** Keys by slot. */
export type Keys = Uint32Array | Uint16Array;

/** Which bits are looked at one after the other, highest first: 11, 11 and 10 of 32. */
const digits = [
  { shift: 21, mask: 0x7ff },
  { shift: 10, mask: 0x7ff },
  { shift: 0, mask: 0x3ff },
];

/**
 * The key that would stand at place `nth`, from 0, were the keys of these slots sorted. Takes three walks over them
 * whatever the keys are: sorting a million would hold up every other request.
 */
export function nthSmallest(slots: Uint32Array, keys: Keys, nth: number): number {
  let left = nth;
  let known = 0;
  let knownMask = 0;
  for (const { shift, mask } of digits) {
    const counts = new Uint32Array(mask + 1);
    for (let at = 0; at < slots.length; at++) {
      const key = keys[slots[at] as number] as number;
      if ((key & knownMask) !== known) continue;
      const digit = (key >>> shift) & mask;
      counts[digit] = (counts[digit] as number) + 1;
    }
    let digit = 0;
    while (digit < mask && left >= (counts[digit] as number)) left -= counts[digit++] as number;
    known |= digit << shift;
    knownMask |= mask << shift;
  }
  return known >>> 0;
}
