import { expect, test } from "vitest";
import { newCategory, placeCategories } from "./category-record";

const place = (...categories: [slug: string, parent: string | null][]) =>
  placeCategories(categories.map(([slug, parent]) => newCategory(slug, slug, parent)));

test("paths begin at the root, positions follow the file, parents come first", () => {
  const { placed, problems } = place(["lamps", "lighting"], ["home", null], ["lighting", "home"]);
  expect(problems).toEqual([]);
  expect(placed.map(({ path, position }) => [path, position])).toEqual([
    ["home", 1],
    ["home/lighting", 2],
    ["home/lighting/lamps", 0],
  ]);
});

test("an unknown parent is reported", () => {
  expect(place(["lamps", "lighting"]).problems).toEqual([
    "category 'lamps': its parent 'lighting' is unknown or below itself",
  ]);
});

test("a cycle is reported for each of its categories", () => {
  expect(place(["a", "b"], ["b", "a"]).problems).toHaveLength(2);
});

test("a category that is its own parent is reported", () => {
  expect(place(["a", "a"]).problems).toHaveLength(1);
});

test("a repeated slug is reported", () => {
  expect(place(["a", null], ["a", null]).problems).toEqual(["category 'a' is listed twice"]);
});
