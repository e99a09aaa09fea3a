import { fromOf, toOf, wordBytes } from "./steps";

/** Lists the lowest place of a word, which is then left out of it. */
@inline
function listLowest(left: u64, first: u32, out: usize, nth: usize): u64 {
  store<u32>(out + (nth << 2), first + (ctz(left) as u32));
  return left & (left - 1);
}

/**
 * Lists what is in a set, in order, as 32 bits each; `out` has room for 8 more. Eight places are written for each word
 * and those counted that are there: words with more are seldom, and a loop for each would be guessed wrong at its end.
 * @returns how many there are
 */
export function list(places: usize, runs: usize, runCount: u32, out: usize): u32 {
  let end = out;
  for (let run: u32 = 0; run < runCount; run++) {
    const to = toOf(runs, run);
    for (let at = fromOf(runs, run); at < to; at += wordBytes) {
      const first = (at << 3) as u32;
      const word = load<u64>(places + at);
      let left = listLowest(word, first, end, 0);
      left = listLowest(left, first, end, 1);
      left = listLowest(left, first, end, 2);
      left = listLowest(left, first, end, 3);
      left = listLowest(left, first, end, 4);
      left = listLowest(left, first, end, 5);
      left = listLowest(left, first, end, 6);
      left = listLowest(left, first, end, 7);
      if (left != 0) {
        let more = end + 32;
        for (; left != 0; left &= left - 1) {
          store<u32>(more, first + (ctz(left) as u32));
          more += 4;
        }
      }
      end += (popcnt(word) as usize) << 2;
    }
  }
  return ((end - out) >> 2) as u32;
}
