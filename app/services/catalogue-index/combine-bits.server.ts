import { type Bits, bitsFor } from "./bits.server";

/** What is in the base and in every selection, and for each selection what is in the base and misses only that one. */
export type CombinedBits = { all: Bits; missingOne: Bits[] };

/**
 * Combines selections in one walk. Two sums of bits, 'missing from none' and 'missing from one', answer for any number
 * of selections. A selection shorter than the base holds nothing beyond its end.
 */
export function combineBits(base: Bits, selections: readonly Bits[]): CombinedBits {
  const all = bitsFor(base.length << 5);
  const missingOne = selections.map(() => bitsFor(base.length << 5));
  for (let word = 0; word < base.length; word++) {
    let fromNone = base[word] as number;
    if (fromNone === 0) continue;
    let fromOne = 0;
    for (let at = 0; at < selections.length; at++) {
      const missing = ~((selections[at] as Bits)[word] ?? 0);
      fromOne = (fromOne & ~missing) | (fromNone & missing);
      fromNone &= ~missing;
    }
    all[word] = fromNone;
    if (fromOne === 0) continue;
    for (let at = 0; at < selections.length; at++)
      (missingOne[at] as Bits)[word] = fromOne & ~((selections[at] as Bits)[word] ?? 0);
  }
  return { all, missingOne };
}
