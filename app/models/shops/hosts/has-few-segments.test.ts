import { expect, test } from "vitest";
import { hasFewSegments } from "./has-few-segments";

test.each([
  ["64 segments", "/a".repeat(64), true],
  ["65 segments", "/a".repeat(65), false],
  ["65 empty segments", "/".repeat(65), false],
  ["65 encoded slashes", `/${"a%2F".repeat(65)}`, false],
  ["slashes in the query", `/search?q=${"/a".repeat(100)}`, true],
])("%s", (_, target, isFew) => {
  expect(hasFewSegments(target)).toBe(isFew);
});
