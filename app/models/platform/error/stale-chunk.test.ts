import { expect, test } from "vitest";
import { isStaleChunk, mayReload } from "./stale-chunk";

test.each([
  ["never before", null, true],
  ["a minute ago", "40000", true],
  ["almost a minute ago", "40001", false],
  ["in the future, as after the clock was set", "100001", true],
  ["at no time at all", "yesterday", true],
])("reloaded %s", (_, last, expected) => {
  expect(mayReload(last, 100_000)).toBe(expected);
});

test.each([
  ["Failed to fetch dynamically imported module: /assets/a.js", true],
  ["error loading dynamically imported module", true],
  ["Importing a module script failed.", true],
  ["x is not a function", false],
])("%s", (message, expected) => {
  expect(isStaleChunk(new TypeError(message))).toBe(expected);
});
