import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allocate } from "./allocate";

describe("allocate", () => {
  test("gives the odd cent to the largest remainder", () => {
    expect(allocate(100, [1, 1, 4])).toEqual([17, 17, 66]);
  });

  test.each([
    [100, [1, 2], [33, 67]],
    [100, [2, 1], [67, 33]],
    [101, [3, 1, 2], [50, 17, 34]],
    [-101, [3, 1, 2], [-50, -17, -34]],
    [7, [1, 5, 3, 5], [1, 3, 1, 2]],
  ])("gives what is left of %i by %j to those that lost most", (total, weights, parts) => {
    expect(allocate(total, weights)).toEqual(parts);
  });

  test("gives ties to the earlier part", () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
  });

  test("a weight of zero gets nothing", () => {
    expect(allocate(5, [0, 2, 0])).toEqual([0, 5, 0]);
  });

  test("a negative weight gets nothing", () => {
    expect(allocate(5, [-3, 2])).toEqual([0, 5]);
  });

  test("splits equally when no weight is above zero", () => {
    expect(allocate(5, [0, 0])).toEqual([3, 2]);
  });

  test("a negative total is the mirror image", () => {
    expect(allocate(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
  });

  test("zero without weights is no parts", () => {
    expect(allocate(0, [])).toEqual([]);
  });

  test("an amount without weights is an error", () => {
    expect(() => allocate(1, [])).toThrow(RangeError);
  });

  test("the parts add up, each less than one unit from its exact share", () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), weights, (total, shares) => {
        const parts = allocate(total, shares);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
        const weightSum = shares.reduce((sum, share) => sum + share, 0);
        if (weightSum === 0) return;
        parts.forEach((part, index) => {
          expect(Math.abs(part - (total * (shares[index] ?? 0)) / weightSum)).toBeLessThan(1);
        });
      }),
    );
  });
});

test("throws with a reason, and splits zero into zeros", () => {
  expect(() => allocate(1, [])).toThrow("Cannot allocate an amount to no parts");
  expect(allocate(0, [1, 2])).toEqual([0, 0]);
  expect(Object.is(allocate(-1, [1, 1])[1], 0)).toBe(true);
});

test("ties go to the earlier parts, whatever their number", () => {
  const weights = Array.from({ length: 30 }, () => 1);
  expect(allocate(43, weights)).toEqual(weights.map((_, index) => (index < 13 ? 2 : 1)));
});
