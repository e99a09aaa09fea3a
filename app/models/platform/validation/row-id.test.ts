import { expect, test } from "vitest";
import { rowIdSchema, typedRowIdSchema } from "./row-id";

test.each([1, 2_147_483_648, Number.MAX_SAFE_INTEGER])("%d is an id, as a number and as text", (id) => {
  expect(rowIdSchema.parse(id)).toBe(id);
  expect(typedRowIdSchema.parse(String(id))).toBe(id);
});

test.each([0, -1, 1.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY])("%d is not", (id) => {
  expect(rowIdSchema.safeParse(id).success).toBe(false);
  expect(typedRowIdSchema.safeParse(String(id)).success).toBe(false);
});
