import { keyOf } from "./keys";
import { fromOf, toOf, wordBytes } from "./steps";

/**
 * The lowest and the highest entry of a set's places, those of 0 left out. `out` holds both, and is widened.
 * Words of 64 places that cannot widen it, by what `lows` and `highs` say of them, are not looked at.
 * @param width bytes of an entry: 2 or 4
 */
export function widen(
  places: usize,
  entries: usize,
  width: u32,
  lows: usize,
  highs: usize,
  runs: usize,
  runCount: u32,
  out: usize,
): void {
  let low = load<u32>(out);
  let high = load<u32>(out, 4);
  for (let run: u32 = 0; run < runCount; run++) {
    const to = toOf(runs, run);
    for (let at = fromOf(runs, run); at < to; at += wordBytes) {
      let left = load<u64>(places + at);
      const zone = at >> 1;
      if (left == 0 || (load<u32>(lows + zone) >= low && load<u32>(highs + zone) <= high)) continue;
      for (; left != 0; left &= left - 1) {
        const entry = keyOf(entries, width, ((at << 3) as u32) + (ctz(left) as u32));
        high = max(high, entry);
        // 0 becomes the highest there is and lowers nothing.
        low = min(low - 1, entry - 1) + 1;
      }
    }
  }
  store<u32>(out, low);
  store<u32>(out, high, 4);
}
