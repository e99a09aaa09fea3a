import { expect, test } from "vitest";
import { isReached, median } from "./measure";
import { resultsTable } from "./results-table";

const measure = { name: "pages", ours: 1200, theirs: 1000, unit: "req/s", value: 1.2 } as const;

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])("the middle of %j is %d", (values, middle) => {
  expect(median(values)).toBe(middle);
});

test("a target is reached at its very value", () => {
  expect(isReached({ ...measure, target: { least: 1.2 } })).toBe(true);
  expect(isReached({ ...measure, target: { most: 1.2 } })).toBe(true);
  expect(isReached({ ...measure, target: { least: 1.21 } })).toBe(false);
});

test("a row without a target asks nothing and says nothing of one", () => {
  expect(isReached({ ...measure, target: null })).toBe(true);
  expect(resultsTable([{ ...measure, target: null }], () => undefined)).toMatch(/1\.20 +\| {2,}\| {2,}\|/);
});

test("a miss cannot be overlooked", () => {
  expect(resultsTable([{ ...measure, target: { least: 1.5 } }], () => undefined)).toMatch(
    /1\.20 +\| at least 1\.5 +\| NO/,
  );
});
