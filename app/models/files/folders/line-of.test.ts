import { expect, test } from "vitest";
import { lineOf } from "./line-of";

test.each([
  ["a", 1],
  ["b", 2],
  ["c\nd", 2],
  ["x", null],
  ["", 1],
])("'%s' begins on line %s", (part, line) => {
  expect(lineOf("a\nbc\nd", part)).toBe(line);
});
