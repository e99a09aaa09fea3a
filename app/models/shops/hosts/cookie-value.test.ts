import { expect, test } from "vitest";
import { cookieValue } from "./cookie-value";

test.each([
  ["a=1; b=2", "b", "2"],
  ["b=2;a=1", "a", "1"],
  ["a=1=2", "a", "1=2"],
  ["a=; b=2", "a", ""],
  ["a=first; a=second", "a", "first"],
  ["aa=1; xa=2", "a", null],
  ["a", "a", null],
  ["", "a", null],
  [null, "a", null],
])("in %j the cookie %s is %j", (header, name, expected) => {
  expect(cookieValue(header, name)).toBe(expected);
});
