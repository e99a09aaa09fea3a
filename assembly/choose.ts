import { mixedZone, zoneOf } from "./code-zones";
import { fromOf, planeOf, stepBytes, toOf, wordBytes } from "./steps";

/** Two words for each pair of neighbouring codes: whether the lowest plane turns the answer over, and the answer without. */
const pairBytes: usize = 16;

/**
 * The places that have any of the `wanted` codes, a bit for each. It is decided like a match in a knockout: the lowest
 * plane decides between each two neighbouring codes, the next one between two of these pairs, and so on; so it costs the
 * same however many codes are wanted.
 * @param zones the code all of 64 places have, see code-zones.ts
 * @param pairs room for 512 bytes
 */
export function choose(
  planes: usize,
  planeCount: u32,
  wantedLow: u32,
  wantedHigh: u32,
  zones: usize,
  pairs: usize,
  runs: usize,
  runCount: u32,
  out: usize,
): void {
  const wanted = (wantedLow as u64) | ((wantedHigh as u64) << 32);
  writePairs(wanted, planeCount, pairs);
  switch (planeCount) {
    case 1:
      chooseAll(1, planes, wanted, zones, pairs, runs, runCount, out);
      break;
    case 2:
      chooseAll(2, planes, wanted, zones, pairs, runs, runCount, out);
      break;
    case 3:
      chooseAll(3, planes, wanted, zones, pairs, runs, runCount, out);
      break;
    case 4:
      chooseAll(4, planes, wanted, zones, pairs, runs, runCount, out);
      break;
    case 5:
      chooseAll(5, planes, wanted, zones, pairs, runs, runCount, out);
      break;
    default:
      chooseAll(6, planes, wanted, zones, pairs, runs, runCount, out);
  }
}

@inline
function writePairs(wanted: u64, planeCount: u32, pairs: usize): void {
  const end = pairs + (pairBytes << (planeCount - 1));
  let left = wanted;
  for (let pair = pairs; pair < end; pair += pairBytes) {
    const first = left & 1;
    store<u64>(pair, 0 - (first ^ ((left >> 1) & 1)));
    store<u64>(pair, 0 - first, 8);
    left >>= 2;
  }
}

/** With `count` a constant only what it needs is compiled. */
@inline
function chooseAll(
  count: u32,
  planes: usize,
  wanted: u64,
  zones: usize,
  pairs: usize,
  runs: usize,
  runCount: u32,
  out: usize,
): void {
  const planeA = planeOf(planes, 0);
  const planeB = count > 1 ? planeOf(planes, 1) : 0;
  const planeC = count > 2 ? planeOf(planes, 2) : 0;
  const planeD = count > 3 ? planeOf(planes, 3) : 0;
  const planeE = count > 4 ? planeOf(planes, 4) : 0;
  const planeF = count > 5 ? planeOf(planes, 5) : 0;
  const none = i64x2.splat(0);
  for (let run: u32 = 0; run < runCount; run++) {
    const to = toOf(runs, run);
    for (let at = fromOf(runs, run); at < to; at += stepBytes) {
      const zone = zoneOf(zones, at);
      const next = zoneOf(zones, at + wordBytes);
      if (zone != mixedZone && next != mixedZone) {
        store<u64>(out + at, 0 - ((wanted >> zone) & 1));
        store<u64>(out + at, 0 - ((wanted >> next) & 1), 8);
        continue;
      }
      const a = v128.load(planeA + at);
      const b = count > 1 ? v128.load(planeB + at) : none;
      const c = count > 2 ? v128.load(planeC + at) : none;
      const d = count > 3 ? v128.load(planeD + at) : none;
      const e = count > 4 ? v128.load(planeE + at) : none;
      const f = count > 5 ? v128.load(planeF + at) : none;
      v128.store(out + at, among(count, a, b, c, d, e, f, wanted, pairs));
    }
  }
}

/** Which places have a wanted one of the 2 ** count codes, the first of which are the lowest bits of `wanted`. */
@inline
function among(
  count: u32,
  a: v128,
  b: v128,
  c: v128,
  d: v128,
  e: v128,
  f: v128,
  wanted: u64,
  pairs: usize,
): v128 {
  if (count == 6)
    return v128.bitselect(
      among5(a, b, c, d, e, wanted >> 32, pairs + 16 * pairBytes),
      among5(a, b, c, d, e, wanted, pairs),
      f,
    );
  if (count == 5) return among5(a, b, c, d, e, wanted, pairs);
  if (count == 4) return among4(a, b, c, d, wanted, pairs);
  if (count == 3) return among3(a, b, c, pairs);
  if (count == 2) return among2(a, b, pairs);
  return among1(a, pairs);
}

@inline
function among5(a: v128, b: v128, c: v128, d: v128, e: v128, wanted: u64, pairs: usize): v128 {
  return v128.bitselect(
    among4(a, b, c, d, wanted >> 16, pairs + 8 * pairBytes),
    among4(a, b, c, d, wanted, pairs),
    e,
  );
}

@inline
function among4(a: v128, b: v128, c: v128, d: v128, wanted: u64, pairs: usize): v128 {
  return v128.bitselect(
    amongEight(a, b, c, wanted >> 8, pairs + 4 * pairBytes),
    amongEight(a, b, c, wanted, pairs),
    d,
  );
}

/** The same of eight codes, none or all of which are often wanted. */
@inline
function amongEight(a: v128, b: v128, c: v128, wanted: u64, pairs: usize): v128 {
  const eight = (wanted as u32) & 0xff;
  if (eight == 0) return i64x2.splat(0);
  if (eight == 0xff) return i64x2.splat(-1);
  return among3(a, b, c, pairs);
}

@inline
function among3(a: v128, b: v128, c: v128, pairs: usize): v128 {
  return v128.bitselect(among2(a, b, pairs + 2 * pairBytes), among2(a, b, pairs), c);
}

@inline
function among2(a: v128, b: v128, pairs: usize): v128 {
  return v128.bitselect(among1(a, pairs + pairBytes), among1(a, pairs), b);
}

@inline
function among1(a: v128, pairs: usize): v128 {
  return v128.xor(v128.and(a, v128.load64_splat(pairs)), v128.load64_splat(pairs, 8));
}
