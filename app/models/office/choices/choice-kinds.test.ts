import { expect, test } from "vitest";
import { readChoiceSearch, steppedPlace } from "./choice-kinds";

test("a search names a kind that fields choose, and is cut to 100 characters", () => {
  const read = (text: string) => readChoiceSearch(new URLSearchParams(text));
  expect(read("of=product&q=%20mug%20")).toEqual({ of: "product", q: "mug" });
  expect(read(`of=menu&q=${"x".repeat(300)}`)?.q).toHaveLength(100);
  expect(read("of=secret&q=a")).toBeNull();
});

test("arrows go round the list", () => {
  expect([
    steppedPlace(-1, 1, 3),
    steppedPlace(2, 1, 3),
    steppedPlace(0, -1, 3),
    steppedPlace(-1, -1, 3),
  ]).toEqual([0, 0, 2, 2]);
  expect(steppedPlace(-1, 1, 0)).toBe(-1);
});
