import { fromOf, planeOf, stepBytes, toOf, wordBytes } from "./steps";

/**
 * What is in a base and in every selection (`all`), and for each selection what is in all the others. Two sums of bits,
 * 'missing from none' and 'missing from one', answer for any number of selections.
 * @param selections a list of addresses; `others` as long
 */
export function combine(
  base: usize,
  selections: usize,
  count: u32,
  all: usize,
  others: usize,
  runs: usize,
  runCount: u32,
): void {
  for (let run: u32 = 0; run < runCount; run++) {
    const to = toOf(runs, run);
    for (let at = fromOf(runs, run); at < to; at += stepBytes) {
      let none = v128.load(base + at);
      let one = i64x2.splat(0);
      for (let nth: u32 = 0; nth < count; nth++) {
        const held = v128.load(planeOf(selections, nth) + at);
        one = v128.or(v128.and(one, held), v128.andnot(none, held));
        none = v128.and(none, held);
      }
      v128.store(all + at, none);
      for (let nth: u32 = 0; nth < count; nth++) {
        const held = v128.load(planeOf(selections, nth) + at);
        v128.store(planeOf(others, nth) + at, v128.or(none, v128.andnot(one, held)));
      }
    }
  }
}

/** What is in both sets. */
export function both(one: usize, other: usize, runs: usize, runCount: u32, out: usize): void {
  for (let run: u32 = 0; run < runCount; run++) {
    const to = toOf(runs, run);
    for (let at = fromOf(runs, run); at < to; at += stepBytes)
      v128.store(out + at, v128.and(v128.load(one + at), v128.load(other + at)));
  }
}

/** Writes how many places are in both sets, 32 bits. */
export function countBoth(one: usize, other: usize, runs: usize, runCount: u32, out: usize): void {
  let count: u64 = 0;
  for (let run: u32 = 0; run < runCount; run++) {
    const to = toOf(runs, run);
    for (let at = fromOf(runs, run); at < to; at += wordBytes)
      count += popcnt(load<u64>(one + at) & load<u64>(other + at));
  }
  store<u32>(out, count as u32);
}

/**
 * Writes for each of some sets how many of its places are in `places`, too: four sets at a time, because what they share
 * is read once for all of them.
 * @param sets a list of addresses, `out` a list of as many counts
 */
export function countEach(
  places: usize,
  sets: usize,
  setCount: u32,
  runs: usize,
  runCount: u32,
  out: usize,
): void {
  const even = setCount & ~3;
  for (let nth: u32 = 0; nth < even; nth += 4)
    countFour(places, sets + (nth << 2), runs, runCount, out + (nth << 2));
  for (let nth = even; nth < setCount; nth++)
    countBoth(places, planeOf(sets, nth), runs, runCount, out + (nth << 2));
}

function countFour(places: usize, sets: usize, runs: usize, runCount: u32, out: usize): void {
  const setA = planeOf(sets, 0);
  const setB = planeOf(sets, 1);
  const setC = planeOf(sets, 2);
  const setD = planeOf(sets, 3);
  let a: u64 = 0;
  let b: u64 = 0;
  let c: u64 = 0;
  let d: u64 = 0;
  for (let run: u32 = 0; run < runCount; run++) {
    const to = toOf(runs, run);
    for (let at = fromOf(runs, run); at < to; at += wordBytes) {
      const place = load<u64>(places + at);
      a += popcnt(place & load<u64>(setA + at));
      b += popcnt(place & load<u64>(setB + at));
      c += popcnt(place & load<u64>(setC + at));
      d += popcnt(place & load<u64>(setD + at));
    }
  }
  store<u32>(out, a as u32);
  store<u32>(out, b as u32, 4);
  store<u32>(out, c as u32, 8);
  store<u32>(out, d as u32, 12);
}

/** What is in any of some sets. @param sets a list of addresses, none or more */
export function union(sets: usize, setCount: u32, runs: usize, runCount: u32, out: usize): void {
  for (let run: u32 = 0; run < runCount; run++) {
    const to = toOf(runs, run);
    for (let at = fromOf(runs, run); at < to; at += stepBytes) {
      let any = i64x2.splat(0);
      for (let nth: u32 = 0; nth < setCount; nth++) any = v128.or(any, v128.load(planeOf(sets, nth) + at));
      v128.store(out + at, any);
    }
  }
}

/** Puts what is in both sets into `both`, the others into `rest`. @returns 1 when there are others, else 0 */
export function split(
  places: usize,
  others: usize,
  runs: usize,
  runCount: u32,
  both: usize,
  rest: usize,
): u32 {
  let any = i64x2.splat(0);
  for (let run: u32 = 0; run < runCount; run++) {
    const to = toOf(runs, run);
    for (let at = fromOf(runs, run); at < to; at += stepBytes) {
      const here = v128.load(places + at);
      const there = v128.load(others + at);
      const left = v128.andnot(here, there);
      v128.store(both + at, v128.and(here, there));
      v128.store(rest + at, left);
      any = v128.or(any, left);
    }
  }
  return v128.any_true(any) ? 1 : 0;
}
