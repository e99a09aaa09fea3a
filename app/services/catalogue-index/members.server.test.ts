import { expect, test } from "vitest";
import { CatalogueIndex } from "./catalogue-index.server";
import { CategoryTree } from "./category-tree.server";
import { Members } from "./members.server";

/** What is found of products 1 and 6 by themselves and of others by variations with these owners. */
function found(owners: readonly number[]) {
  const index = new CatalogueIndex(new CategoryTree([]), 10, owners.length);
  index.variations.owners.set(owners);
  const members = new Members(index, Uint32Array.of(1, 6), Uint32Array.from(owners.keys()));
  return { families: [...members.families], slots: [...members.slots] };
}

test("a product found by several variations is there once, in the order of products", () => {
  expect(found([0, 0, 3, 8, 8])).toEqual({ families: [0, 3, 8], slots: [0, 1, 3, 6, 8] });
});

test("variations written after the index was built stand at the end and are put in order", () => {
  expect(found([3, 8, 5, 5, 2])).toEqual({ families: [2, 3, 5, 8], slots: [1, 2, 3, 5, 6, 8] });
});

test("nothing found by variations leaves the products", () => {
  expect(found([])).toEqual({ families: [], slots: [1, 6] });
});
