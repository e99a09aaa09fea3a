import { expect, test } from "vitest";
import { moved } from "./shopping-list";

test.each([
  [2, "up", [2, 1, 3]],
  [2, "down", [1, 3, 2]],
  [1, "up", [1, 2, 3]],
  [3, "down", [1, 2, 3]],
  [9, "up", [1, 2, 3]],
  [9, "down", [1, 2, 3]],
] as const)("item %i moved %s gives the order %j (rule lists-9)", (id, direction, order) => {
  expect(moved([1, 2, 3], id, direction)).toEqual(order);
});
