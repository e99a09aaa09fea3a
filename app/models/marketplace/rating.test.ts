import { expect, test } from "vitest";
import { ratingOf } from "./rating";

test.each([
  [467, 12, true, { average: 4.67, count: 12 }],
  [467, 12, false, null],
  [0, 0, true, null],
  [0, 3, true, null],
])("%i hundredths of %i reviews, reviews on: %s", (hundredths, count, isOn, rating) => {
  expect(ratingOf(hundredths, count, isOn)).toEqual(rating);
});
