import { expect, test } from "vitest";
import { linesOfOptions, sheetLineOf, sheetLines } from "./sheet-lines";

test("rows have the lines of their sheet, empty ones counted (rule office-78)", () => {
  const lines = sheetLines([2, 3, 6, 7]);
  expect(lines).toEqual([
    [1, 1],
    [3, 3],
  ]);
  expect([1, 2, 3, 4].map((place) => sheetLineOf(lines, place))).toEqual([2, 3, 6, 7]);
});

test("only the rows of a sheet have lines", () => {
  expect(linesOfOptions({ lines: [[1, 1]] })).toEqual([[1, 1]]);
  expect(linesOfOptions({ selection: {}, change: {} })).toBeNull();
});
