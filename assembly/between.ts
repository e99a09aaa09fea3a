import { fromOf, toOf, wordBytes } from "./steps";

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
