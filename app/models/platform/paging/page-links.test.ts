import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pageLinks } from "./page-links";

describe("pageLinks", () => {
  test.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 9, [1, 2, "gap", 9]],
    [4, 9, [1, 2, 3, 4, 5, "gap", 9]],
    [5, 9, [1, "gap", 4, 5, 6, "gap", 9]],
    [6, 9, [1, "gap", 5, 6, 7, 8, 9]],
    [9, 9, [1, "gap", 8, 9]],
  ])("page %i of %i: %o", (page, totalPages, links) => {
    expect(pageLinks(page, totalPages)).toEqual(links);
  });

  test("a gap replaces at least two pages", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (a, b) => {
        const links = pageLinks(Math.min(a, b), Math.max(a, b));
        links.forEach((link, index) => {
          if (link !== "gap") return;
          expect(Number(links[index + 1]) - Number(links[index - 1])).toBeGreaterThan(2);
        });
      }),
    );
  });
});
