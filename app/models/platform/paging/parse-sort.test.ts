import { describe, expect, test } from "vitest";
import { formatSort, parseSort, type Sort } from "./parse-sort";

const fallback: Sort = { field: "id", direction: "desc" };

describe("parseSort", () => {
  test.each([
    ["price-asc", "price", "asc"],
    ["price-desc", "price", "desc"],
    ["bestseller", "bestseller", "desc"],
    ["review_avg_rating-asc", "review_avg_rating", "asc"],
    ["sales-rank-asc", "sales-rank", "asc"],
  ])("%s sorts by %s %s", (text, field, direction) => {
    expect(parseSort(text, fallback)).toEqual({ field, direction });
  });

  test.each([null, "", "-asc", "price; drop", "1"])("%j gives the fallback", (text) => {
    expect(parseSort(text, fallback)).toBe(fallback);
  });

  test("an unknown field gives the fallback", () => {
    expect(parseSort("cost-asc", fallback, ["id", "price"])).toBe(fallback);
  });
});

test("a sort is read and written alike", () => {
  expect(formatSort({ field: "price", direction: "asc" })).toBe("price-asc");
});
