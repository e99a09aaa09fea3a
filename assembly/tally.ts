import { mixedZone, zoneOf } from "./code-zones";
import { fromOf, stepBytes, toOf, wordBytes } from "./steps";

/** Adds to what was counted of a code. */
@inline
export function addTo(counts: usize, code: u32, more: u32): void {
  const counter = counts + (code << 2);
  store<u32>(counter, load<u32>(counter) + more);
}

@inline
function codeAt(codes: usize, width: u32, listed: usize): u32 {
  return codeOf(codes, width, load<u32>(listed) as usize);
}

@inline
function codeOf(codes: usize, width: u32, place: usize): u32 {
  if (width == 1) return load<u8>(codes + place);
  if (width == 2) return load<u16>(codes + (place << 1));
  return load<u32>(codes + (place << 2));
}

@inline
function tallyWidth(listed: usize, count: u32, codes: usize, width: u32, counts: usize, stride: usize): void {
  const end = listed + (count << 2);
  const even = listed + ((count & ~3) << 2);
  let at = listed;
  for (; at < even; at += 16) {
    addTo(counts, codeAt(codes, width, at), 1);
    addTo(counts + stride, codeAt(codes, width, at + 4), 1);
    addTo(counts + 2 * stride, codeAt(codes, width, at + 8), 1);
    addTo(counts + 3 * stride, codeAt(codes, width, at + 12), 1);
  }
  for (; at < end; at += 4) addTo(counts, codeAt(codes, width, at), 1);
}

/**
 * Counts the codes of listed places in one column, in four tables in turns: most places have the same few codes, and a
 * counter that was just written is slow to read again. The first table holds the sums in the end.
 * @param width bytes of a code: 1, 2 or 4
 * @param codeCount entries of a table, a multiple of 4
 */
export function tallyOne(
  listed: usize,
  count: u32,
  codes: usize,
  width: u32,
  counts: usize,
  codeCount: u32,
): void {
  const stride = (codeCount as usize) << 2;
  if (width == 1) tallyWidth(listed, count, codes, 1, counts, stride);
  else if (width == 2) tallyWidth(listed, count, codes, 2, counts, stride);
  else tallyWidth(listed, count, codes, 4, counts, stride);
  for (let at = counts; at < counts + stride; at += stepBytes) {
    const ofTwo = i32x4.add(v128.load(at), v128.load(at + stride));
    const ofOthers = i32x4.add(v128.load(at + 2 * stride), v128.load(at + 3 * stride));
    v128.store(at, i32x4.add(ofTwo, ofOthers));
  }
}

/**
 * Counts the codes of a set's places. Of a zone all of whose places have one code these are not looked at one by one.
 * @param zones see code-zones.ts
 */
export function tallyZones(
  places: usize,
  zones: usize,
  codes: usize,
  width: u32,
  runs: usize,
  runCount: u32,
  counts: usize,
): void {
  for (let run: u32 = 0; run < runCount; run++) {
    const to = toOf(runs, run);
    for (let at = fromOf(runs, run); at < to; at += wordBytes) {
      let left = load<u64>(places + at);
      if (left == 0) continue;
      const zone = zoneOf(zones, at);
      if (zone != mixedZone) addTo(counts, zone, popcnt(left) as u32);
      else for (; left != 0; left &= left - 1) addTo(counts, codeOf(codes, width, (at << 3) + (ctz(left) as usize)), 1);
    }
  }
}
