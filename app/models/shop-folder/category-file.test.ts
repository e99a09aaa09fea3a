import { expect, test } from "vitest";
import { newCategory, placeCategories } from "./category-file";

const place = (...categories: [slug: string, parent: string | null][]) =>
  placeCategories(categories.map(([slug, parent]) => newCategory(slug, slug, parent)));

test("paths go from the root, positions by order, parents come first", () => {
  const { placed, problems } = place(["lamps", "lighting"], ["home", null], ["lighting", "home"]);
  expect(problems).toEqual([]);
  expect(placed.map(({ path, position }) => [path, position])).toEqual([
    ["home", 1],
    ["home/lighting", 2],
    ["home/lighting/lamps", 0],
  ]);
});

test("an unknown parent is named", () => {
  expect(place(["lamps", "lighting"]).problems).toEqual([
    "category 'lamps': its parent 'lighting' is unknown or below itself",
  ]);
});

test("a circle is named for each of its categories", () => {
  expect(place(["a", "b"], ["b", "a"]).problems).toHaveLength(2);
});

test("a category that is its own parent is named", () => {
  expect(place(["a", "a"]).problems).toHaveLength(1);
});

test("a slug that is there twice is named", () => {
  expect(place(["a", null], ["a", null]).problems).toEqual(["category 'a' is there twice"]);
});
