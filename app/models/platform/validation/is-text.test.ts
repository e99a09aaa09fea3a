import { expect, test } from "vitest";
import { isText } from "./is-text";

test.each([
  ["", true],
  ["Zürich 0", true],
  ["\u0000", false],
  ["shoes\u0000", false],
])("%j is text: %s", (sent, expected) => {
  expect(isText(sent)).toBe(expected);
});
