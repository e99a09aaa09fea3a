import { type Bitmap, popcount, signed } from "../engine/bitmap.server";
import type { Entries } from "../engine/column.server";
import type { CodeTest } from "../engine/value-codes.server";

// The loop over set bits is repeated in each function: a callback per row would cost more than the lookup.
// Rows may be looked at by their owners: variations that have what their product has.

/** With more rows than this in a word of 32 all of them are looked at, which needs no search for set bits. */
const dense = 8;

/** The rows of a set with a wanted code, or whose owner has one. */
export function rowsWithCode(codes: Entries, test: CodeTest, among: Bitmap, owners?: Entries): Bitmap {
  const found = new Uint32Array(among.length);
  for (let word = 0; word < among.length; word++) {
    const rows = signed(among[word]);
    if (rows === 0) continue;
    const start = word << 5;
    if (!test.isComplete || popcount(rows) <= dense) found[word] = testEach(codes, test, rows, start, owners);
    else if (owners) found[word] = rows & testOwners(codes, test.known, start, owners);
    else found[word] = rows & testWord(codes, test.known, start);
  }
  return found;
}

function testEach(codes: Entries, test: CodeTest, rows: number, start: number, owners?: Entries): number {
  let value = 0;
  for (let left = rows; left !== 0; left &= left - 1) {
    const bit = 31 - Math.clz32(left & -left);
    value |= test.of(signed(codes[owners ? signed(owners[start + bit]) : start + bit])) << bit;
  }
  return value;
}

function testWord(codes: Entries, known: Uint8Array, start: number): number {
  let value = 0;
  for (let bit = 0; bit < 32; bit += 4) {
    const row = start + bit;
    const two = signed(known[signed(codes[row])]) | (signed(known[signed(codes[row + 1])]) << 1);
    const more = signed(known[signed(codes[row + 2])]) | (signed(known[signed(codes[row + 3])]) << 1);
    value |= (two | (more << 2)) << bit;
  }
  return value;
}

function testOwners(codes: Entries, known: Uint8Array, start: number, owners: Entries): number {
  let value = 0;
  for (let bit = 0; bit < 32; bit++)
    value |= signed(known[signed(codes[signed(owners[start + bit])])]) << bit;
  return value;
}

/** The rows of a set with an entry from `least` to `most`, or whose owner has one. */
export function rowsBetween(
  entries: Entries,
  { least, most }: { least: number; most: number },
  among: Bitmap,
  owners?: Entries,
): Bitmap {
  const found = new Uint32Array(among.length);
  for (let word = 0; word < among.length; word++) {
    let left = signed(among[word]);
    let value = 0;
    while (left !== 0) {
      const bit = 31 - Math.clz32(left & -left);
      const row = (word << 5) + bit;
      const entry = entries[owners ? signed(owners[row]) : row] as number;
      if (entry >= least && entry <= most) value |= 1 << bit;
      left &= left - 1;
    }
    found[word] = value;
  }
  return found;
}

/** The rows of a set whose owner is in another. */
export function rowsOwnedBy(owners: Entries, wanted: Bitmap, among: Bitmap): Bitmap {
  const found = new Uint32Array(among.length);
  for (let word = 0; word < among.length; word++) {
    let left = signed(among[word]);
    let value = 0;
    while (left !== 0) {
      const bit = 31 - Math.clz32(left & -left);
      const owner = signed(owners[(word << 5) + bit]);
      value |= ((signed(wanted[owner >>> 5]) >>> (owner & 31)) & 1) << bit;
      left &= left - 1;
    }
    found[word] = value;
  }
  return found;
}
