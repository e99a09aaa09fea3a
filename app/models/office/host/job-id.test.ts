import { expect, test } from "vitest";
import { isJobId } from "./job-id";

test.each([
  ["1", true],
  ["9".repeat(18), true],
  ["9".repeat(19), false],
  ["two:12", true],
  [`${"a".repeat(31)}:1`, true],
  [`${"a".repeat(32)}:1`, false],
  ["Two:12", false],
  ["2two:12", false],
  ["two:", false],
  ["", false],
  ["12\n", false],
])("%j names a job: %s", (typed, is) => {
  expect(isJobId(typed)).toBe(is);
});
