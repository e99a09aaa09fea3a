import { expect, test } from "vitest";
import { listedPages, type ReviewScope, readReviewScope } from "./review-scope";

type Asked = Parameters<typeof readReviewScope>[0];

const read = (asked: Partial<Asked>, isVariable = true, defaultScope: ReviewScope = "all-reviews") =>
  readReviewScope({ scope: null, star: null, page: null, ...asked }, { isVariable, defaultScope });

test("a page opens with the first page of all reviews", () => {
  expect(read({})).toEqual({ scope: "all-reviews", star: null, page: 1 });
});

test("the shop says what a product with variations opens with, and the address wins", () => {
  expect(read({}, true, "single-review").scope).toBe("single-review");
  expect(read({ scope: "all-reviews" }, true, "single-review").scope).toBe("all-reviews");
  expect(read({}, false, "single-review").scope).toBe("all-reviews");
});

test("a variation's reviews can be chosen, of a product with variations alone", () => {
  expect(read({ scope: "single-review", page: "3" })).toEqual({
    scope: "single-review",
    star: null,
    page: 3,
  });
  expect(read({ scope: "single-review" }, false).scope).toBe("all-reviews");
});

test.each(["0", "-1", "1.5", "x", "999999", ""])("page %j is the first", (page) => {
  expect(read({ page }).page).toBe(1);
});

test.each([
  ["1", 1],
  ["5", 5],
  ["0", null],
  ["6", null],
  ["55", null],
  ["x", null],
])("of %j stars", (star, chosen) => {
  expect(read({ star }).star).toBe(chosen);
});

test.each([
  [null, 2],
  [1, 1],
  [5, 2],
  [4, 1],
])("reviews with %j stars fill %d pages", (star, pages) => {
  expect(listedPages([0, 0, 0, 9, 11], star)).toBe(pages);
});
