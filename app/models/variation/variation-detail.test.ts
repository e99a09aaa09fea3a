import { expect, test } from "vitest";
import { detailedName, variationDetail } from "./variation-detail";

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

test("a name takes what it does not say of its variation in brackets", () => {
  expect(detailedName({ name: "Wool socks", variationText: "S" })).toBe("Wool socks (S)");
  expect(detailedName({ name: "Tide mug, Moss", variationText: "Moss" })).toBe("Tide mug, Moss");
});
