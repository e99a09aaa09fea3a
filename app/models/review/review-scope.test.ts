import { expect, test } from "vitest";
import { readReviewScope } from "./review-scope";

const read = (scope: string | null, page: string | null = null, isVariable = true) =>
  readReviewScope({ scope, page }, isVariable);

test("a page opens with all reviews", () => {
  expect(read(null)).toEqual({ scope: "all-reviews", page: 1, isOpened: false });
});

test("a variation's reviews can be chosen, of a product with variations alone", () => {
  expect(read("single-review", "3")).toEqual({ scope: "single-review", page: 3, isOpened: true });
  expect(read("single-review", null, false).scope).toBe("all-reviews");
});

test.each(["0", "-1", "1.5", "x", "999999", ""])("page %j is the first", (page) => {
  expect(read(null, page).page).toBe(1);
});
