import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageNumbers, pagingOf, parseListingPage } from "./paging";

describe("pages", () => {
  it.each([
    [0, 1],
    [1, 1],
    [24, 1],
    [25, 2],
    [48, 2],
  ])("%i items at %i a page give %i pages", (itemTotal, total) => {
    expect(pagingOf(itemTotal, 1, 24).total).toBe(total);
  });

  it.each([
    [null, 1],
    ["", 1],
    ["1", 1],
    ["1000000", 1_000_000],
    ["1000001", null],
    ["0", null],
    ["-1", null],
    ["1.5", null],
    ["abc", null],
    ["99999999", null],
  ])("?page=%s is %s", (text, page) => {
    expect(parseListingPage(text)).toBe(page);
  });
});

describe("the numbers linked to", () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, null, 5, 6]],
    [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [6, 12, [1, 2, null, 5, 6, 7, null, 11, 12]],
  ])("on page %i of %i", (page, total, numbers) => {
    expect(pageNumbers({ page, total })).toEqual(numbers);
  });

  it("always contain the first, last and current page, in order", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (a, b) => {
        const [page, total] = a < b ? [a, b] : [b, a];
        const numbers = pageNumbers({ page, total }).filter((number) => number !== null);
        expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
        expect(numbers).toEqual(expect.arrayContaining([1, page, total]));
      }),
    );
  });
});
