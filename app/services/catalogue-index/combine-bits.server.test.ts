import { expect, test } from "vitest";
import { bitsFor, listBits, setBit } from "./bits.server";
import { combineBits } from "./combine-bits.server";

/** The set of these among so many. */
function bitsOf(count: number, ...places: number[]) {
  const bits = bitsFor(count);
  for (const place of places) setBit(bits, place);
  return bits;
}

const combined = (...parts: Parameters<typeof combineBits>) => {
  const { all, missingOne } = combineBits(...parts);
  return { all: [...listBits(all)], missingOne: missingOne.map((bits) => [...listBits(bits)]) };
};

test("what misses one selection is told apart from what misses more, the highest bit of a word included", () => {
  const base = bitsOf(64, 1, 2, 3, 4, 31, 63);
  const selections = [bitsOf(64, 1, 2, 5, 31), bitsOf(64, 1, 3, 5, 63), bitsOf(64, 1, 2, 3, 31, 63)];
  expect(combined(base, selections)).toEqual({ all: [1], missingOne: [[3, 63], [2, 31], []] });
});

test("a selection shorter than the base holds nothing beyond its end", () => {
  const base = bitsOf(96, 1, 40, 70);
  expect(combined(base, [bitsOf(32, 1)])).toEqual({ all: [1], missingOne: [[40, 70]] });
  const others = [bitsOf(32, 1), bitsOf(64, 1, 40)];
  expect(combined(base, others)).toEqual({ all: [1], missingOne: [[40], []] });
});

test("without selections everything is left", () => {
  expect(combined(bitsOf(32, 0, 31), [])).toEqual({ all: [0, 31], missingOne: [] });
});
