import { expect, test } from "vitest";
import { isWaitedFor } from "./is-waited-for";

test.each([
  ["out-of-stock", "Out of Stock", true],
  ["out-of-stock", "Invalid Price", false],
  ["discontinued", "Discontinued", false],
  ["unavailable_for_sale", "Unavailable", false],
  ["backordered", "Backordered", false],
  ["in-stock", "In Stock", false],
] as const)("a product that is %s, '%s': %s", (status, text, isWaited) => {
  expect(isWaitedFor({ status, text })).toBe(isWaited);
});
