import { type Bits, signed } from "./bits.server";

/** What is in the base and in every selection, and for each selection what is in the base and misses only that one. */
export type CombinedBits = { all: Bits; missingOne: Bits[] };

/**
 * Combines selections. Two sums of bits, 'missing from none' and 'missing from one', answer for any number of
 * selections. A selection shorter than the base holds nothing beyond its end. Each walk reads few lists from end to end:
 * a walk over all of them at once was three times slower.
 */
export function combineBits(base: Bits, selections: readonly Bits[]): CombinedBits {
  const fromNone = base.slice();
  const fromOne = new Uint32Array(base.length);
  for (const selection of selections) take(fromNone, fromOne, selection);
  return { all: fromNone, missingOne: selections.map((selection) => without(fromOne, selection)) };
}

/** What misses from a selection moves from none to one, and from one to more. */
function take(fromNone: Bits, fromOne: Bits, selection: Bits): void {
  const end = Math.min(fromNone.length, selection.length);
  for (let word = 0; word < end; word++) {
    const held = signed(selection[word]);
    const none = signed(fromNone[word]);
    fromOne[word] = (signed(fromOne[word]) & held) | (none & ~held);
    fromNone[word] = none & held;
  }
  fromOne.set(fromNone.subarray(end), end);
  fromNone.fill(0, end);
}

/** What is in one set and not in the other. */
function without(set: Bits, other: Bits): Bits {
  const left = set.slice();
  const end = Math.min(set.length, other.length);
  for (let word = 0; word < end; word++) left[word] = signed(left[word]) & ~signed(other[word]);
  return left;
}
