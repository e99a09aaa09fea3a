import { describe, expect, it, test } from "vitest";
import { magnifierPosition, nextSize, panned, swipeStep, turned } from "./gallery";

describe("paging wraps around", () => {
  test.each([
    [0, -1, 3, 2],
    [2, 1, 3, 0],
    [1, 1, 3, 2],
    [0, 1, 1, 0],
    [0, 1, 0, 0],
  ])("from %i by %i of %i to %i", (index, by, count, to) => {
    expect(turned(index, by, count)).toBe(to);
  });
});

describe("a swipe", () => {
  test.each([
    [90, 0],
    [-90, 0],
    [91, -1],
    [-91, 1],
  ])("of %i px pages by %i", (movedPx, step) => {
    expect(swipeStep(movedPx)).toBe(step);
  });
});

describe("the magnifier", () => {
  const frame = { left: 100, top: 50, width: 400, height: 200 };
  it("shows the part under the pointer", () => {
    expect(magnifierPosition({ x: 200, y: 150 }, frame)).toEqual({ xPercent: 25, yPercent: 50 });
  });
  it("stops at the picture's edges", () => {
    expect(magnifierPosition({ x: 0, y: 999 }, frame)).toEqual({ xPercent: 0, yPercent: 100 });
  });
});

test("keys and buttons go through the sizes and stay at their ends (rule gallery-10)", () => {
  const larger = [1, 1.5, 2.4, 3, 4].map((scale) => nextSize(scale, 1));
  expect(larger).toEqual([1.5, 2, 3, 4, 4]);
  expect([4, 3.5, 2, 1.5, 1, 0.5].map((scale) => nextSize(scale, -1))).toEqual([3, 3, 1.5, 1, 1, 1]);
});

test("an enlarged picture is moved by a quarter of the window, and covers it", () => {
  expect(panned(-100, 1, 2, 400)).toBe(-200);
  expect(panned(-350, 1, 2, 400)).toBe(-400);
  expect(panned(-50, -1, 2, 400)).toBe(0);
  expect(panned(-50, 0, 2, 400)).toBe(-50);
});
