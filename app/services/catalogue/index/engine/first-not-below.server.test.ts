import { expect, it } from "vitest";
import { firstNotBelow } from "./first-not-below.server";

const sorted = Uint32Array.of(2, 2, 5, 5, 5, 9);
const scattered = Uint32Array.of(5, 9, 2, 5, 2, 5);
const order = Uint32Array.of(4, 2, 5, 0, 3, 1);

it.each([
  { value: 1, end: 6, first: 0 },
  { value: 2, end: 6, first: 0 },
  { value: 3, end: 6, first: 2 },
  { value: 5, end: 6, first: 2 },
  { value: 9, end: 6, first: 5 },
  { value: 10, end: 6, first: 6 },
  { value: 9, end: 4, first: 4 },
  { value: 1, end: 0, first: 0 },
])("the first of $end entries with at least $value is $first", ({ value, end, first }) => {
  expect(firstNotBelow(sorted, value, end)).toBe(first);
  expect(firstNotBelow(scattered, value, end, order)).toBe(first);
});
