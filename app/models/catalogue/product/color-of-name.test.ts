import { expect, test } from "vitest";
import { colorOfName } from "./color-of-name";

test.each([
  ["White", "#ffffff"],
  [" navy ", "#22304f"],
  ["GREY", colorOfName("gray")],
  ["Light blue", "#add8e6"],
  ["RebeccaPurple", "#663399"],
])("%s has a color", (name, color) => {
  expect(colorOfName(name)).toBe(color);
});

test.each(["Celadon", "", "constructor", "moss stitch"])("%j has none", (name) => {
  expect(colorOfName(name)).toBeNull();
});
