import { keyOf } from "./keys";
import { fromOf, toOf, wordBytes } from "./steps";

@inline
function rankOf(keys: usize, width: u32, place: u32, flip: u32, less: u32): u32 {
  return (keyOf(keys, width, place) - less) ^ flip;
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

/** The best rank the zone of a word promises, told by the word's address within its set. */
@inline
function bestOf(bests: usize, at: usize, flip: u32, less: u32): u32 {
  return (load<u32>(bests + (at >> 1)) - less) ^ flip;
}

/** Offers the places of a word to the heap. @returns how many are in it then */
@inline
function offer(
  word: u64,
  at: usize,
  heap: usize,
  held: u32,
  size: u32,
  keys: usize,
  width: u32,
  ids: usize,
  flip: u32,
  less: u32,
): u32 {
  let now = held;
  for (let left = word; left != 0; left &= left - 1) {
    const place = ((at << 3) as u32) + (ctz(left) as u32);
    if (now == size && !isBefore(place, load<u32>(heap), keys, width, ids, flip, less)) continue;
    keep(place, heap, now, size, keys, width, ids, flip, less);
    if (now < size) now++;
  }
  return now;
}

/** Words that are looked at first. */
const firstWords: u32 = 128;
const promiseBytes: usize = 8;

/** Puts a promise in place of the least one, which is on top of a heap. */
@inline
function keepPromise(promise: u64, promises: usize): void {
  let at: u32 = 0;
  for (;;) {
    let child = at * 2 + 1;
    if (child >= firstWords) break;
    let below = load<u64>(promises + (child as usize) * promiseBytes);
    if (child + 1 < firstWords) {
      const second = load<u64>(promises + (child as usize) * promiseBytes, promiseBytes);
      if (second < below) {
        below = second;
        child++;
      }
    }
    if (promise <= below) break;
    store<u64>(promises + (at as usize) * promiseBytes, below);
    at = child;
  }
  store<u64>(promises + (at as usize) * promiseBytes, promise);
}

/** Keeps the words whose zones promise the best ranks: above a word's address within its set stands that rank. */
@inline
function listPromises(
  places: usize,
  runs: usize,
  runCount: u32,
  bests: usize,
  flip: u32,
  less: u32,
  promises: usize,
): void {
  let least: u64 = 0;
  for (let run: u32 = 0; run < runCount; run++) {
    const to = toOf(runs, run);
    for (let at = fromOf(runs, run); at < to; at += wordBytes) {
      if (load<u64>(places + at) == 0) continue;
      const promise = ((bestOf(bests, at, flip, less) as u64) << 32) | at;
      if (promise <= least) continue;
      keepPromise(promise, promises);
      least = load<u64>(promises);
    }
  }
}

/**
 * The first places of a set in an order (app/services/catalogue/index/product-order.server.ts), as a heap. The words
 * whose zones promise most are looked at first: mostly no other has one of the first.
 * @param width bytes of a key: 2 or 4
 * @param bests of each word of 64 places the key that comes first, or one that would come before
 * @param promises room for 128 entries of 64 bits, all 0
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
  promises: usize,
  heap: usize,
  size: u32,
): u32 {
  listPromises(places, runs, runCount, bests, flip, less, promises);
  let held: u32 = 0;
  let least: u32 = 0;
  for (let nth: u32 = firstWords; nth > 0; nth--) {
    const promise = load<u64>(promises + ((nth - 1) as usize) * promiseBytes);
    if (promise == 0 || ((promise >> 32) as u32) < least) continue;
    const at = (promise as u32) as usize;
    held = offer(load<u64>(places + at), at, heap, held, size, keys, width, ids, flip, less);
    if (held == size) least = rankOf(keys, width, load<u32>(heap), flip, less);
  }
  // Words that were not kept promise no more than the least that was.
  if (((load<u64>(promises) >> 32) as u32) < least) return held;
  held = 0;
  for (let run: u32 = 0; run < runCount; run++) {
    const to = toOf(runs, run);
    for (let at = fromOf(runs, run); at < to; at += wordBytes) {
      const word = load<u64>(places + at);
      if (word == 0 || bestOf(bests, at, flip, less) < least) continue;
      held = offer(word, at, heap, held, size, keys, width, ids, flip, less);
      if (held == size) least = max(least, rankOf(keys, width, load<u32>(heap), flip, less));
    }
  }
  return held;
}
