import { describe, expect, it, test } from "vitest";
import { magnifierPosition, swipeStep, turned } from "./gallery";

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
