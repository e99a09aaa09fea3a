import { expect, test } from "vitest";
import { swipeTarget } from "./swipe-target";

const from = (movedPx: number, currentIndex = 2) => swipeTarget({ startIndex: 2, currentIndex, movedPx });

test.each([0, 90, -90])("%d px do not change the slide", (movedPx) => {
  expect(from(movedPx)).toBe(2);
});

test("91 px move to the next slide", () => {
  expect(from(91)).toBe(3);
});

test("91 px the other way move to the previous slide", () => {
  expect(from(-91)).toBe(1);
});

test("a swipe over several slides rests where it ended", () => {
  expect(from(700, 5)).toBeNull();
});
