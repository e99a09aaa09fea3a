// The inner loops of the catalogue index (docs/decisions/0014-counting-kernel.md), in AssemblyScript: `npm run kernel`
// compiles them. All memory is the caller's, every argument an address in it, and nothing here allocates.
//
// A set holds one bit for each place. `runs` are pairs [from, to) of 16-byte steps of a set, `runCount` of them: outside
// these a set is neither read nor written. A column of codes is told in planes, too: plane n is the set of the places
// whose code has bit n, and `planes` is a list of their addresses. 64 places are then looked at by one instruction.

/** Bytes of a word of 64 places. */
const wordBytes: usize = 8;
/** Bytes of a step of runs: 128 places. */
const stepBytes: usize = 16;

// @ts-ignore: decorators are AssemblyScript's
@inline
function fromOf(runs: usize, run: u32): usize {
  return (load<u32>(runs + (run << 3)) as usize) * stepBytes;
}

// @ts-ignore: see above
@inline
function toOf(runs: usize, run: u32): usize {
  return (load<u32>(runs + (run << 3), 4) as usize) * stepBytes;
}

// @ts-ignore: see above
@inline
function planeOf(planes: usize, nth: u32): usize {
  return load<u32>(planes + (nth << 2)) as usize;
}

// @ts-ignore: see above
@inline
function inverted(code: u32, nth: u32): v128 {
  return i64x2.splat((((code >> nth) & 1) as i64) - 1);
}

/** Adds the places of one code, of `count` planes. With `count` a constant only what it needs is compiled. */
// @ts-ignore: see above
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

// Which families have a place in a set: adding ones to the places before the last one of a family carries over to it
// when any of them is there, and over the end of a word into the next.

// @ts-ignore: see above
@inline
function sumOf(word: u64, before: u64, carry: u64): u64 {
  return (word & before) + before + carry;
}

// @ts-ignore: see above
@inline
function carryOf(word: u64, before: u64, sum: u64): u64 {
  return ((word & before) | (before & ~sum)) >> 63;
}

/** One place of each family, its last: families stand side by side, and `last` has the last place of each. */
export function oneOfEach(places: usize, last: usize, runs: usize, runCount: u32, out: usize): void {
  for (let run: u32 = 0; run < runCount; run++) {
    const to = toOf(runs, run);
    let carry: u64 = 0;
    for (let at = fromOf(runs, run); at < to; at += wordBytes) {
      const word = load<u64>(places + at);
      const ends = load<u64>(last + at);
      const sum = sumOf(word, ~ends, carry);
      carry = carryOf(word, ~ends, sum);
      store<u64>(out + at, (sum | word) & ends);
    }
  }
}

/** How many families have a place in both sets. */
export function countFamilies(
  places: usize,
  others: usize,
  last: usize,
  runs: usize,
  runCount: u32,
): u32 {
  let count: u64 = 0;
  for (let run: u32 = 0; run < runCount; run++) {
    const to = toOf(runs, run);
    let carry: u64 = 0;
    for (let at = fromOf(runs, run); at < to; at += wordBytes) {
      const word = load<u64>(places + at) & load<u64>(others + at);
      const ends = load<u64>(last + at);
      const sum = sumOf(word, ~ends, carry);
      carry = carryOf(word, ~ends, sum);
      count += popcnt((sum | word) & ends);
    }
  }
  return count as u32;
}

/** Puts the owner of each listed place into the set `out`. Owners are 32 bits. */
export function addOwners(listed: usize, count: u32, owners: usize, out: usize): void {
  const end = listed + (count << 2);
  for (let at = listed; at < end; at += 4) {
    const owner = load<u32>(owners + ((load<u32>(at) as usize) << 2));
    const word = out + ((owner >> 6) << 3);
    store<u64>(word, load<u64>(word) | ((1 as u64) << (owner & 63)));
  }
}

/** Lists the lowest place of a word, which is then left out of it. */
// @ts-ignore: see above
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

/**
 * For each set of up to four planes how many places of a set are in all of them: entry 5 is 'in planes 0 and 2'. How many
 * have each code follows from these. Of 16 more planes the caller gives each combination as `places`.
 */
export function countInPlanes(
  planes: usize,
  planeCount: u32,
  places: usize,
  runs: usize,
  runCount: u32,
  out: usize,
): void {
  switch (planeCount) {
    case 1:
      countInAll(1, planes, places, runs, runCount, out);
      break;
    case 2:
      countInAll(2, planes, places, runs, runCount, out);
      break;
    case 3:
      countInAll(3, planes, places, runs, runCount, out);
      break;
    default:
      countInAll(4, planes, places, runs, runCount, out);
  }
}

// @ts-ignore: see above
@inline
function countInAll(
  count: u32,
  planes: usize,
  places: usize,
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
      const place = load<u64>(places + at);
      if (place == 0) continue;
      const bitsD = count > 3 ? load<u64>(planeD + at) : 0;
      const a = place & load<u64>(planeA + at);
      anyD += twoCounts(place, bitsD, count);
      aAD += twoCounts(a, bitsD, count);
      if (count > 1) {
        const bitsB = load<u64>(planeB + at);
        const b = place & bitsB;
        const ab = a & bitsB;
        bBD += twoCounts(b, bitsD, count);
        abABD += twoCounts(ab, bitsD, count);
        if (count > 2) {
          const bitsC = load<u64>(planeC + at);
          cCD += twoCounts(place & bitsC, bitsD, count);
          acACD += twoCounts(a & bitsC, bitsD, count);
          bcBCD += twoCounts(b & bitsC, bitsD, count);
          abcABCD += twoCounts(ab & bitsC, bitsD, count);
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

/** How many places are in a word, and above that how many of them are in the fourth plane, too. */
// @ts-ignore: see above
@inline
function twoCounts(word: u64, bitsD: u64, count: u32): u64 {
  return count > 3 ? popcnt(word) + (popcnt(word & bitsD) << 32) : popcnt(word);
}

// @ts-ignore: see above
@inline
function storeTwo(out: usize, at: usize, counts: u64, count: u32): void {
  store<u32>(out + at, counts as u32);
  if (count > 3) store<u32>(out + at, (counts >> 32) as u32, 32);
}

/** What is in both sets. */
export function both(one: usize, other: usize, runs: usize, runCount: u32, out: usize): void {
  for (let run: u32 = 0; run < runCount; run++) {
    const to = toOf(runs, run);
    for (let at = fromOf(runs, run); at < to; at += stepBytes)
      v128.store(out + at, v128.and(v128.load(one + at), v128.load(other + at)));
  }
}

// @ts-ignore: see above
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

// @ts-ignore: see above
@inline
function codeAt(codes: usize, width: u32, listed: usize): u32 {
  const place = load<u32>(listed) as usize;
  if (width == 1) return load<u8>(codes + place);
  if (width == 2) return load<u16>(codes + (place << 1));
  return load<u32>(codes + (place << 2));
}

// @ts-ignore: see above
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

/**
 * The lowest and the highest entry of 32 bits of a set's places, those of 0 left out. `out` holds both, and is widened.
 * Words of 64 places that cannot widen it, by what `lows` and `highs` say of them, are not looked at.
 */
export function widen(
  places: usize,
  entries: usize,
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
        const entry = load<u32>(entries + (((at << 3) + (ctz(left) as usize)) << 2));
        high = max(high, entry);
        // 0 becomes the highest there is and lowers nothing.
        low = min(low - 1, entry - 1) + 1;
      }
    }
  }
  store<u32>(out, low);
  store<u32>(out, high, 4);
}

// @ts-ignore: see above
@inline
function rankOf(keys: usize, width: u32, place: u32, flip: u32, less: u32): u32 {
  const key = width == 2 ? (load<u16>(keys + (place << 1)) as u32) : load<u32>(keys + (place << 2));
  return (key - less) ^ flip;
}

/** Whether one place comes before another: by a higher rank, or by a higher id between equals. */
// @ts-ignore: see above
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
// @ts-ignore: see above
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

// @ts-ignore: see above
@inline
function keepFirst(
  places: usize,
  runs: usize,
  runCount: u32,
  keys: usize,
  width: u32,
  bests: usize,
  ids: usize,
  flip: u32,
  less: u32,
  heap: usize,
  size: u32,
): u32 {
  let held: u32 = 0;
  // Newer products stand behind older ones of their category: walked from where most of the first are, few replace others.
  const isBackward = flip == 0;
  for (let nth: u32 = 0; nth < runCount; nth++) {
    const run = isBackward ? runCount - 1 - nth : nth;
    const from = fromOf(runs, run);
    const to = toOf(runs, run);
    for (let walked: usize = 0; walked < to - from; walked += wordBytes) {
      const at = isBackward ? to - wordBytes - walked : from + walked;
      let left = load<u64>(places + at);
      if (left == 0) continue;
      if (held == size) {
        const worst = rankOf(keys, width, load<u32>(heap), flip, less);
        if (((load<u32>(bests + (at >> 1)) - less) ^ flip) < worst) continue;
      }
      while (left != 0) {
        const bit = isBackward ? 63 - clz(left) : ctz(left);
        left ^= (1 as u64) << bit;
        const place = ((at << 3) as u32) + (bit as u32);
        if (held == size && !isBefore(place, load<u32>(heap), keys, width, ids, flip, less)) continue;
        keep(place, heap, held, size, keys, width, ids, flip, less);
        if (held < size) held++;
      }
    }
  }
  return held;
}

/**
 * The first places of a set in an order (app/services/catalogue-index/product-order.server.ts), as a heap.
 * @param width bytes of a key: 2 or 4
 * @param bests of each word of 64 places the key that comes first, or one that would come before
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
  heap: usize,
  size: u32,
): u32 {
  return width == 2
    ? keepFirst(places, runs, runCount, keys, 2, bests, ids, flip, less, heap, size)
    : keepFirst(places, runs, runCount, keys, 4, bests, ids, flip, less, heap, size);
}
