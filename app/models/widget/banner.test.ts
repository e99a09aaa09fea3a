import { expect, test } from "vitest";
import { bannerAlignmentProp, bannerShapeProp, bannerSizeProp } from "./banner";

test.each(["small", "medium", "large"])("%s is a size", (size) => {
  expect(bannerSizeProp("medium").parse(size)).toBe(size);
});

test("an unknown size is the widget's own", () => {
  expect(bannerSizeProp("medium").parse("huge")).toBe("medium");
});

test.each(["32", "square", "34"])("%s is a shape", (shape) => {
  expect(bannerShapeProp().parse(shape)).toBe(shape);
});

test("a shape is written as a word, and there need be none", () => {
  expect([bannerShapeProp().parse(32), bannerShapeProp().parse(undefined)]).toEqual(["", ""]);
});

test("pictures fill their frame unless centered", () => {
  expect([bannerAlignmentProp().parse(undefined), bannerAlignmentProp().parse("center")]).toEqual([
    "fill",
    "center",
  ]);
});
