import { expect, it } from "vitest";
import { readRowId } from "./read-row-id";

it.each([
  [1, 1],
  ["42", 42],
  [2_147_483_648, 2_147_483_648],
  ["9007199254740991", Number.MAX_SAFE_INTEGER],
])("%j is an id", (id, read) => {
  expect(readRowId(id)).toBe(read);
});

it.each([0, -1, 1.5, "", "mug", "007", "9007199254740992", "1e3"])("%j is not an id", (id) => {
  expect(readRowId(id)).toBeNull();
});
