import { expect, test } from "vitest";
import { nextStop } from "./next-stop";

test.each([
  [0, 2],
  [2, 4],
  [4, 5],
  [5, 0],
])("in steps of 2 up to slide 5, %d is followed by %d", (index, next) => {
  expect(nextStop({ index, lastIndex: 5, step: 2 })).toBe(next);
});

test("a carousel that shows every slide does not move", () => {
  expect(nextStop({ index: 0, lastIndex: 0, step: 2 })).toBe(0);
});
