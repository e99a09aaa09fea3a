import { fromOf, planeOf, stepBytes, toOf, wordBytes } from "./steps";

@inline
function inverted(code: u32, nth: u32): v128 {
  return i64x2.splat((((code >> nth) & 1) as i64) - 1);
}

/** Adds the places of one code, of `count` planes. With `count` a constant only what it needs is compiled. */
@inline
function addPlacesOf(code: u32, count: u32, planes: usize, from: usize, to: usize, out: usize): void {
  const a = planeOf(planes, 0);
  const b = count > 1 ? planeOf(planes, 1) : 0;
  const c = count > 2 ? planeOf(planes, 2) : 0;
  const d = count > 3 ? planeOf(planes, 3) : 0;
  const e = count > 4 ? planeOf(planes, 4) : 0;
  const f = count > 5 ? planeOf(planes, 5) : 0;
  const notA = inverted(code, 0);
  const notB = inverted(code, 1);
  const notC = inverted(code, 2);
  const notD = inverted(code, 3);
  const notE = inverted(code, 4);
  const notF = inverted(code, 5);
  for (let at = from; at < to; at += stepBytes) {
    let places = v128.xor(v128.load(a + at), notA);
    if (count > 1) places = v128.and(places, v128.xor(v128.load(b + at), notB));
    if (count > 2) places = v128.and(places, v128.xor(v128.load(c + at), notC));
    if (count > 3) places = v128.and(places, v128.xor(v128.load(d + at), notD));
    if (count > 4) places = v128.and(places, v128.xor(v128.load(e + at), notE));
    if (count > 5) places = v128.and(places, v128.xor(v128.load(f + at), notF));
    v128.store(out + at, v128.or(v128.load(out + at), places));
  }
}

/** The places that have any of the `wanted` codes, a bit for each. */
export function choose(
  planes: usize,
  planeCount: u32,
  wanted: u64,
  runs: usize,
  runCount: u32,
  out: usize,
): void {
  for (let run: u32 = 0; run < runCount; run++) {
    const from = fromOf(runs, run);
    const to = toOf(runs, run);
    memory.fill(out + from, 0, to - from);
    for (let left = wanted; left != 0; left &= left - 1) {
      const code = ctz(left) as u32;
      switch (planeCount) {
        case 1:
          addPlacesOf(code, 1, planes, from, to, out);
          break;
        case 2:
          addPlacesOf(code, 2, planes, from, to, out);
          break;
        case 3:
          addPlacesOf(code, 3, planes, from, to, out);
          break;
        case 4:
          addPlacesOf(code, 4, planes, from, to, out);
          break;
        case 5:
          addPlacesOf(code, 5, planes, from, to, out);
          break;
        default:
          addPlacesOf(code, 6, planes, from, to, out);
      }
    }
  }
}

/** The places whose entry of 32 bits lies between, ends included. */
export function between(
  entries: usize,
  least: u32,
  most: u32,
  runs: usize,
  runCount: u32,
  out: usize,
): void {
  const low = i32x4.splat(least);
  const high = i32x4.splat(most);
  for (let run: u32 = 0; run < runCount; run++) {
    const to = toOf(runs, run);
    for (let at = fromOf(runs, run); at < to; at += wordBytes) {
      let word: u64 = 0;
      const first = entries + (at << 5);
      for (let nibble: u32 = 0; nibble < 16; nibble++) {
        const four = v128.load(first + (nibble << 4));
        const fits = v128.and(v128.ge<u32>(four, low), v128.le<u32>(four, high));
        word |= (i32x4.bitmask(fits) as u64) << (nibble << 2);
      }
      store<u64>(out + at, word);
    }
  }
}
