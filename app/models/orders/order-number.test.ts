import { expect, test } from "vitest";
import { orderNumber } from "./order-number";

test.each([
  [1, "100001"],
  [900_000, "1000000"],
])("order %i has number %s", (sequence, number) => {
  expect(orderNumber(sequence)).toBe(number);
});

test.each([0, -1, 1.5, Number.NaN])("order %d does not exist", (sequence) => {
  expect(() => orderNumber(sequence)).toThrow(RangeError);
});
