import { fromOf, toOf, wordBytes } from "./steps";

@inline
function rankOf(keys: usize, width: u32, place: u32, flip: u32, less: u32): u32 {
  const key = width == 2 ? (load<u16>(keys + (place << 1)) as u32) : load<u32>(keys + (place << 2));
  return (key - less) ^ flip;
}

/** Whether one place comes before another: by a higher rank, or by a higher id between equals. */
@inline
function isBefore(
  one: u32,
  other: u32,
  keys: usize,
  width: u32,
  ids: usize,
  flip: u32,
  less: u32,
): bool {
  const rank = rankOf(keys, width, one, flip, less);
  const otherRank = rankOf(keys, width, other, flip, less);
  if (rank != otherRank) return rank > otherRank;
  return (load<u32>(ids + (one << 2)) ^ flip) > (load<u32>(ids + (other << 2)) ^ flip);
}

/** Puts a place into a heap whose worst is on top: up from the end while it grows, down from the top once it is full. */
@inline
function keep(
  place: u32,
  heap: usize,
  held: u32,
  size: u32,
  keys: usize,
  width: u32,
  ids: usize,
  flip: u32,
  less: u32,
): void {
  let at: u32 = 0;
  if (held < size) {
    at = held;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = load<u32>(heap + (parent << 2));
      if (!isBefore(above, place, keys, width, ids, flip, less)) break;
      store<u32>(heap + (at << 2), above);
      at = parent;
    }
  } else {
    for (;;) {
      let child = at * 2 + 1;
      if (child >= size) break;
      let below = load<u32>(heap + (child << 2));
      if (child + 1 < size) {
        const second = load<u32>(heap + (child << 2), 4);
        if (isBefore(below, second, keys, width, ids, flip, less)) {
          below = second;
          child++;
        }
      }
      if (!isBefore(place, below, keys, width, ids, flip, less)) break;
      store<u32>(heap + (at << 2), below);
      at = child;
    }
  }
  store<u32>(heap + (at << 2), place);
}

/**
 * The first places of a set in an order (app/services/catalogue-index/product-order.server.ts), as a heap.
 * @param width bytes of a key: 2 or 4
 * @param bests of each word of 64 places the key that comes first, or one that would come before
 * @param heap room for `size` places
 * @returns how many are in the heap
 */
export function firstInOrder(
  places: usize,
  runs: usize,
  runCount: u32,
  keys: usize,
  width: u32,
  bests: usize,
  ids: usize,
  flip: u32,
  less: u32,
  heap: usize,
  size: u32,
): u32 {
  let held: u32 = 0;
  // Among those laid out alike newer products stand behind older ones: walked from where most of the first are, few
  // replace others.
  const isBackward = flip == 0;
  for (let nth: u32 = 0; nth < runCount; nth++) {
    const run = isBackward ? runCount - 1 - nth : nth;
    const from = fromOf(runs, run);
    const to = toOf(runs, run);
    for (let walked: usize = 0; walked < to - from; walked += wordBytes) {
      const at = isBackward ? to - wordBytes - walked : from + walked;
      let left = load<u64>(places + at);
      if (left == 0) continue;
      if (held == size) {
        const worst = rankOf(keys, width, load<u32>(heap), flip, less);
        if (((load<u32>(bests + (at >> 1)) - less) ^ flip) < worst) continue;
      }
      while (left != 0) {
        const bit = isBackward ? 63 - clz(left) : ctz(left);
        left ^= (1 as u64) << bit;
        const place = ((at << 3) as u32) + (bit as u32);
        if (held == size && !isBefore(place, load<u32>(heap), keys, width, ids, flip, less)) continue;
        keep(place, heap, held, size, keys, width, ids, flip, less);
        if (held < size) held++;
      }
    }
  }
  return held;
}
