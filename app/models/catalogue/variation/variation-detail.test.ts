import { expect, test } from "vitest";
import { detailedName, variationDetail } from "./variation-detail";

test.each([
  ["Tide mug", "Moss", "Moss"],
  ["Tide mug, Moss", "Moss", ""],
  ["Harbor tee, white, XS", "White | XS", ""],
  ["Harbor tee, white", "White | XS", "White | XS"],
  ["Wool socks", "S", "S"],
  ["Brass pen", "", ""],
])("for the name %j, %j is shown as %j", (name, variationText, detail) => {
  expect(variationDetail({ name, variationText })).toBe(detail);
});

test("a name is followed by the missing details in brackets", () => {
  expect(detailedName({ name: "Wool socks", variationText: "S" })).toBe("Wool socks (S)");
  expect(detailedName({ name: "Tide mug, Moss", variationText: "Moss" })).toBe("Tide mug, Moss");
});
