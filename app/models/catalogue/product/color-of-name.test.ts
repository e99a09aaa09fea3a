import { expect, test } from "vitest";
import { colorOfName } from "./color-of-name";

test.each([
  ["White", "#ffffff"],
  [" navy ", "#22304f"],
  ["GREY", colorOfName("gray")],
])("%s has a color", (name, color) => {
  expect(colorOfName(name)).toBe(color);
});

test.each(["Celadon", "", "constructor", "dark green"])("%j has none", (name) => {
  expect(colorOfName(name)).toBeNull();
});
