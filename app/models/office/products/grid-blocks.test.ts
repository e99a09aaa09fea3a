import { expect, test } from "vitest";
import { blockOf, blockStarts, drawnRows, type GridBlock, missingRuns, stretches } from "./grid-blocks";

const block = (count: number, isRead = false, isStale = false): GridBlock => ({
  after: "",
  count,
  rows: isRead ? [] : null,
  isStale,
});

test("a row is found in its block, also in the first and the last", () => {
  const starts = blockStarts([block(3), block(1), block(4)]);
  expect(starts).toEqual([0, 3, 4, 8]);
  expect([0, 2, 3, 4, 7].map((row) => blockOf(starts, row))).toEqual([0, 0, 1, 2, 2]);
});

test("what is seen is read by runs of at most eight blocks; what is there is not read again", () => {
  const blocks = [block(10, true), ...Array.from({ length: 10 }, () => block(10)), block(10, true, true)];
  const starts = blockStarts(blocks);
  expect(missingRuns(blocks, starts, { first: 0, last: 119 })).toEqual([
    { at: 1, count: 8 },
    { at: 9, count: 3 },
  ]);
  expect(missingRuns(blocks, starts, { first: 0, last: 9 })).toEqual([]);
  expect(missingRuns([], [0], { first: 0, last: 9 })).toEqual([]);
});

test("of 10,000 rows those around the view are drawn, of few all", () => {
  const view = { topPx: 37_000, heightPx: 740, rowPx: 37 };
  expect(drawnRows(view, 10_000)).toEqual({ first: 984, last: 1034 });
  expect(drawnRows({ ...view, topPx: 0 }, 10_000)).toEqual({ first: 0, last: 38 });
  expect(drawnRows({ ...view, topPx: 369_260 }, 10_000).last).toBe(9999);
  expect(drawnRows(view, 100)).toEqual({ first: 0, last: 99 });
  expect(drawnRows(view, 0)).toEqual({ first: 0, last: -1 });
});

test("room stands for rows that are not drawn; the row with the focus always is", () => {
  const parts = (kept: number | null) =>
    stretches({ first: 10, last: 19 }, kept, 100).map(({ first, count, isDrawn }) => [first, count, isDrawn]);
  expect(parts(15)).toEqual([
    [0, 10, false],
    [10, 10, true],
    [20, 80, false],
  ]);
  expect(parts(2)).toEqual([
    [0, 2, false],
    [2, 1, true],
    [3, 7, false],
    [10, 10, true],
    [20, 80, false],
  ]);
  expect(parts(99).slice(-2)).toEqual([
    [20, 79, false],
    [99, 1, true],
  ]);
  expect(stretches({ first: 0, last: -1 }, null, 0)).toEqual([]);
});
