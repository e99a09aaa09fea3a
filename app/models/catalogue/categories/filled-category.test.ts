import { expect, test } from "vitest";
import { type FilledCategory, largestCategories } from "./filled-category";

const category = (id: number, count: number, own: Partial<FilledCategory> = {}): FilledCategory => ({
  id,
  parentId: null,
  slug: `c${id}`,
  name: `Category ${id}`,
  count,
  pictures: [`/media/${id}`],
  ...own,
});
const shown = (...all: FilledCategory[]) =>
  largestCategories(all).map(({ category: { id }, picture }) => [id, picture]);

test("the four largest categories come, the largest first (rule widgets-17)", () => {
  const all = [category(1, 2), category(2, 9), category(3, 1), category(4, 5), category(5, 7)];
  expect(shown(...all).map(([id]) => id)).toEqual([2, 5, 4, 1]);
});

test("one without a picture or products gives its place to the next", () => {
  const all = [category(1, 9, { pictures: [] }), category(2, 0), category(3, 4), category(4, 3)];
  expect(shown(...all)).toEqual([
    [3, "/media/3"],
    [4, "/media/4"],
  ]);
});

test("two that share their first picture show different ones", () => {
  const pictures = ["/media/a", "/media/b"];
  expect(shown(category(1, 2, { pictures }), category(2, 2, { pictures }))).toEqual([
    [1, "/media/a"],
    [2, "/media/b"],
  ]);
});

test("beneath a single category its own are shown; one tile alone is not", () => {
  const all = [category(1, 6), category(2, 2, { parentId: 1 }), category(3, 4, { parentId: 1 })];
  expect(shown(...all).map(([id]) => id)).toEqual([3, 2]);
  expect(shown(category(1, 6), category(2, 6, { parentId: 1 }))).toEqual([]);
  expect(shown()).toEqual([]);
});
