import { expect, test } from "vitest";
import { doubtfulRate, taxRateProblem } from "./doubtful-rate";

test.each([
  [0, null],
  [4, "4 is 0.04 %: write basis points, 400 for 4 %"],
  [7.25, "7.25 is 0.0725 %: write basis points, 725 for 7.25 %"],
  [9.99, "9.99 is 0.0999 %: write basis points, 999 for 9.99 %"],
  [10, null],
])("a tax of %d basis points (rule settings-8): %s", (rate, problem) => {
  expect(taxRateProblem(rate)).toBe(problem);
});

test.each([
  [0, null],
  [19, "19 is 0.19 %: write basis points, 1900 for 19 %"],
  [99, "99 is 0.99 %: write basis points, 9900 for 99 %"],
  [100, null],
])("a rate of %d basis points (rule settings-8): %s", (rate, doubt) => {
  expect(doubtfulRate(rate)).toBe(doubt);
});
