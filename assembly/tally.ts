import { stepBytes } from "./steps";

@inline
function tally(counts: usize, code: u32): void {
  const counter = counts + (code << 2);
  store<u32>(counter, load<u32>(counter) + 1);
}

/** Counts the codes of listed places in four columns of bytes: four counters that do not wait for each other. */
export function tallyFour(
  listed: usize,
  count: u32,
  codesA: usize,
  codesB: usize,
  codesC: usize,
  codesD: usize,
  countsA: usize,
  countsB: usize,
  countsC: usize,
  countsD: usize,
): void {
  const end = listed + (count << 2);
  for (let at = listed; at < end; at += 4) {
    const place = load<u32>(at);
    tally(countsA, load<u8>(codesA + place));
    tally(countsB, load<u8>(codesB + place));
    tally(countsC, load<u8>(codesC + place));
    tally(countsD, load<u8>(codesD + place));
  }
}

@inline
function codeAt(codes: usize, width: u32, listed: usize): u32 {
  const place = load<u32>(listed) as usize;
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
    tally(counts, codeAt(codes, width, at));
    tally(counts + stride, codeAt(codes, width, at + 4));
    tally(counts + 2 * stride, codeAt(codes, width, at + 8));
    tally(counts + 3 * stride, codeAt(codes, width, at + 12));
  }
  for (; at < end; at += 4) tally(counts, codeAt(codes, width, at));
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
