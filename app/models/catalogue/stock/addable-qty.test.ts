import { expect, test } from "vitest";
import { addableQty } from "./addable-qty";

test.each([
  [5, 0, 5],
  [5, 2, 3],
  [5, 5, 1],
  [5, 9, 1],
  [100, 0, 100],
  [101, 0, 100],
  [1000, 40, 60],
  [0, 0, 1],
])("with %i salable and %i in the cart, %i may be added", (salable, inCart, addable) => {
  expect(addableQty(salable, inCart)).toBe(addable);
});

test("a product's own limit applies too", () => {
  expect(addableQty(50, 1, 4)).toBe(3);
});
