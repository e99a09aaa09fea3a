import { fromOf, toOf, wordBytes } from "./steps";

// Which families have a place in a set: adding ones to the places before the last one of a family carries over to it
// when any of them is there, and over the end of a word into the next.

@inline
function sumOf(word: u64, before: u64, carry: u64): u64 {
  return (word & before) + before + carry;
}

@inline
function carryOf(word: u64, before: u64, sum: u64): u64 {
  return ((word & before) | (before & ~sum)) >> 63;
}

/** One place of each family, its last: families stand side by side, and `last` has the last place of each. */
export function oneOfEach(places: usize, last: usize, runs: usize, runCount: u32, out: usize): void {
  for (let run: u32 = 0; run < runCount; run++) {
    const to = toOf(runs, run);
    let carry: u64 = 0;
    for (let at = fromOf(runs, run); at < to; at += wordBytes) {
      const word = load<u64>(places + at);
      const ends = load<u64>(last + at);
      const sum = sumOf(word, ~ends, carry);
      carry = carryOf(word, ~ends, sum);
      store<u64>(out + at, (sum | word) & ends);
    }
  }
}

/** How many families have a place in both sets. */
export function countFamilies(
  places: usize,
  others: usize,
  last: usize,
  runs: usize,
  runCount: u32,
): u32 {
  let count: u64 = 0;
  for (let run: u32 = 0; run < runCount; run++) {
    const to = toOf(runs, run);
    let carry: u64 = 0;
    for (let at = fromOf(runs, run); at < to; at += wordBytes) {
      const word = load<u64>(places + at) & load<u64>(others + at);
      const ends = load<u64>(last + at);
      const sum = sumOf(word, ~ends, carry);
      carry = carryOf(word, ~ends, sum);
      count += popcnt((sum | word) & ends);
    }
  }
  return count as u32;
}

/** Puts the owner of each listed place into the set `out`. Owners are 32 bits. */
export function addOwners(listed: usize, count: u32, owners: usize, out: usize): void {
  const end = listed + (count << 2);
  for (let at = listed; at < end; at += 4) {
    const owner = load<u32>(owners + ((load<u32>(at) as usize) << 2));
    const word = out + ((owner >> 6) << 3);
    store<u64>(word, load<u64>(word) | ((1 as u64) << (owner & 63)));
  }
}
