import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { paging, parsePage } from "./paging";

describe("paging", () => {
  test.each([
    [1, 1, 24],
    [2, 25, 48],
    [3, 49, 50],
  ])("page %i of 50 products shows %i to %i", (page, begin, end) => {
    expect(paging({ page, limit: 24, total: 50 })).toMatchObject({ page, begin, end, totalPages: 3 });
  });

  test.each([0, -1, Number.NaN, Number.NEGATIVE_INFINITY])("page %d is the first", (page) => {
    expect(paging({ page, limit: 24, total: 50 }).page).toBe(1);
  });

  test.each([4, 1000, Number.POSITIVE_INFINITY])("page %d is the last", (page) => {
    expect(paging({ page, limit: 24, total: 50 }).page).toBe(3);
  });

  test("an exact fit has no extra page", () => {
    expect(paging({ page: 9, limit: 24, total: 48 }).page).toBe(2);
  });

  test("an empty listing has one empty page", () => {
    expect(paging({ page: 1, limit: 24, total: 0 })).toMatchObject({ totalPages: 1, begin: 0, end: 0 });
  });

  test("a page stays within its limit and the total", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 100 }), fc.nat(10_000), (page, limit, total) => {
        const shown = paging({ page, limit, total });
        expect(shown.end - shown.offset).toBeLessThanOrEqual(limit);
        expect(shown.end).toBeLessThanOrEqual(total);
        expect(total === 0 || shown.end > shown.offset).toBe(true);
      }),
    );
  });
});

test.each([
  ["3", 3],
  [null, 1],
  ["0", 1],
  ["-2", 1],
  ["2.5", 1],
  ["1e3", 1],
  ["99999999999", 1],
])("?page=%s is page %i", (text, page) => {
  expect(parsePage(text)).toBe(page);
});
