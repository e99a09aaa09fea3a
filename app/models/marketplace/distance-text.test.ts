import { expect, test } from "vitest";
import { distanceText } from "./distance-text";

test.each([
  [0, "less than a mile away"],
  [0.8, "less than a mile away"],
  [0.805, "1 mile away"],
  [2.41, "1 mile away"],
  [2.42, "2 miles away"],
  [4000, "2,485 miles away"],
])("%d km are %s", (km, text) => {
  expect(distanceText(km)).toBe(text);
});
