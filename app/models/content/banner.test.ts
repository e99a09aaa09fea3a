import { expect, test } from "vitest";
import { bannerAlignmentProp, bannerShapeProp, bannerSizeProp } from "./banner";

test.each(["small", "medium", "large"])("%s is a valid size", (size) => {
  expect(bannerSizeProp("medium").parse(size)).toBe(size);
});

test("an unknown size gives the widget's default", () => {
  expect(bannerSizeProp("medium").parse("huge")).toBe("medium");
});

test.each(["32", "square", "34"])("%s is a shape", (shape) => {
  expect(bannerShapeProp().parse(shape)).toBe(shape);
});

test("a shape is a number as text, and optional", () => {
  expect([bannerShapeProp().parse(32), bannerShapeProp().parse(undefined)]).toEqual(["", ""]);
});

test("pictures fill their frame unless centered", () => {
  expect([bannerAlignmentProp().parse(undefined), bannerAlignmentProp().parse("center")]).toEqual([
    "fill",
    "center",
  ]);
});
