import { expect, test } from "vitest";
import { variationDetail } from "./variation-detail";

test.each([
  ["Tide mug", "Moss", "Moss"],
  ["Tide mug, Moss", "Moss", ""],
  ["Harbor tee, white, XS", "White | XS", ""],
  ["Harbor tee, white", "White | XS", "White | XS"],
  ["Wool socks", "S", "S"],
  ["Brass pen", "", ""],
])("beside %j, %j is told as %j", (name, variationText, detail) => {
  expect(variationDetail({ name, variationText })).toBe(detail);
});
