import { mixedZone, zoneOf } from "./code-zones";
import { fromOf, planeOf, toOf, wordBytes } from "./steps";
import { addTo } from "./tally";

/**
 * For each set of up to four planes how many places of a set are in all of them: entry 5 is 'in planes 0 and 2'. How many
 * have each code follows from these. Of planes beyond the fourth the caller gives each combination as `also`. Zones all
 * of whose places have one code are counted in `whole`, by code, and nowhere else.
 * @param codeCount codes there are, 16 for more: what the fourth plane has none of is not counted with it
 * @param also a set places have to be in, too; 0 for none
 * @param whole 0 to leave such zones out
 */
export function countInPlanes(
  planes: usize,
  planeCount: u32,
  codeCount: u32,
  places: usize,
  also: usize,
  zones: usize,
  whole: usize,
  runs: usize,
  runCount: u32,
  out: usize,
): void {
  if (planeCount == 1) countInAll(1, 0, planes, places, also, zones, whole, runs, runCount, out);
  else if (planeCount == 2) countInAll(2, 0, planes, places, also, zones, whole, runs, runCount, out);
  else if (planeCount == 3) countInAll(3, 0, planes, places, also, zones, whole, runs, runCount, out);
  else if (codeCount <= 9) countInAll(4, 1, planes, places, also, zones, whole, runs, runCount, out);
  else if (codeCount <= 10) countInAll(4, 2, planes, places, also, zones, whole, runs, runCount, out);
  else if (codeCount <= 12) countInAll(4, 4, planes, places, also, zones, whole, runs, runCount, out);
  else countInAll(4, 8, planes, places, also, zones, whole, runs, runCount, out);
}

/** @param highCodes codes the fourth plane has, a power of two: its combinations with others beyond that are empty */
@inline
function countInAll(
  count: u32,
  highCodes: u32,
  planes: usize,
  places: usize,
  also: usize,
  zones: usize,
  whole: usize,
  runs: usize,
  runCount: u32,
  out: usize,
): void {
  const planeA = planeOf(planes, 0);
  const planeB = count > 1 ? planeOf(planes, 1) : 0;
  const planeC = count > 2 ? planeOf(planes, 2) : 0;
  const planeD = count > 3 ? planeOf(planes, 3) : 0;
  // Two counts of 32 bits in each: sixteen of their own would not fit the processor's registers.
  let anyD: u64 = 0;
  let aAD: u64 = 0;
  let bBD: u64 = 0;
  let abABD: u64 = 0;
  let cCD: u64 = 0;
  let acACD: u64 = 0;
  let bcBCD: u64 = 0;
  let abcABCD: u64 = 0;
  for (let run: u32 = 0; run < runCount; run++) {
    const to = toOf(runs, run);
    for (let at = fromOf(runs, run); at < to; at += wordBytes) {
      let place = load<u64>(places + at);
      if (also != 0) place &= load<u64>(also + at);
      if (place == 0) continue;
      const zone = zoneOf(zones, at);
      if (zone != mixedZone) {
        if (whole != 0) addTo(whole, zone, popcnt(place) as u32);
        continue;
      }
      const bitsD = count > 3 ? load<u64>(planeD + at) : 0;
      const a = place & load<u64>(planeA + at);
      anyD += twoCounts(place, bitsD, highCodes > 0);
      aAD += twoCounts(a, bitsD, highCodes > 1);
      if (count > 1) {
        const bitsB = load<u64>(planeB + at);
        const b = place & bitsB;
        const ab = a & bitsB;
        bBD += twoCounts(b, bitsD, highCodes > 2);
        abABD += twoCounts(ab, bitsD, highCodes > 2);
        if (count > 2) {
          const bitsC = load<u64>(planeC + at);
          cCD += twoCounts(place & bitsC, bitsD, highCodes > 4);
          acACD += twoCounts(a & bitsC, bitsD, highCodes > 4);
          bcBCD += twoCounts(b & bitsC, bitsD, highCodes > 4);
          abcABCD += twoCounts(ab & bitsC, bitsD, highCodes > 4);
        }
      }
    }
  }
  storeTwo(out, 0, anyD, count);
  storeTwo(out, 4, aAD, count);
  if (count > 1) {
    storeTwo(out, 8, bBD, count);
    storeTwo(out, 12, abABD, count);
  }
  if (count > 2) {
    storeTwo(out, 16, cCD, count);
    storeTwo(out, 20, acACD, count);
    storeTwo(out, 24, bcBCD, count);
    storeTwo(out, 28, abcABCD, count);
  }
}

/** How many places are in a word, and above that how many of them are in the fourth plane, too, where it `hasSome`. */
@inline
function twoCounts(word: u64, bitsD: u64, hasSome: boolean): u64 {
  return hasSome ? popcnt(word) + (popcnt(word & bitsD) << 32) : popcnt(word);
}

@inline
function storeTwo(out: usize, at: usize, counts: u64, count: u32): void {
  store<u32>(out + at, counts as u32);
  if (count > 3) store<u32>(out + at, (counts >> 32) as u32, 32);
}
