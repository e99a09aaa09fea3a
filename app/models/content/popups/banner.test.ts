import { expect, test } from "vitest";
import { readValues } from "../../platform/fields/read-value";
import { bannerAlignment, bannerShape, bannerSize } from "./banner";

const fields = { size: bannerSize("medium", 400), shape: bannerShape(), alignment: bannerAlignment() };
const read = (written: object) => readValues(fields, written);

test.each(["small", "medium", "large"])("%s is a valid size", (size) => {
  expect(read({ size }).size).toBe(size);
});

test("an unknown size gives the widget's default", () => {
  expect(read({ size: "huge" }).size).toBe("medium");
});

test.each(["32", "square", "34"])("%s is a shape", (shape) => {
  expect(read({ shape }).shape).toBe(shape);
});

test("a shape is optional", () => {
  expect(read({}).shape).toBe("");
});

test("pictures fill their frame unless centered", () => {
  expect([read({}).alignment, read({ alignment: "center" }).alignment]).toEqual(["fill", "center"]);
});
