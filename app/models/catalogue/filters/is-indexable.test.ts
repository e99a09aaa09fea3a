import { expect, it } from "vitest";
import { noFilters } from "./applied-filters";
import { filtersOf, testGroups } from "./filter-fixture";
import { isIndexable } from "./is-indexable";

it.each([
  ["nothing", noFilters, true],
  ["one value of a group marked so", filtersOf({ brand: ["A"] }), true],
  ["two values of it", filtersOf({ brand: ["A", "B"] }), false],
  ["a value of another group", filtersOf({ color: ["Red"] }), false],
  ["values of two groups", filtersOf({ brand: ["A"], color: ["Red"] }), false],
  ["a price", filtersOf({}, { price: { fromMinor: 1, toMinor: null } }), false],
  ["a rating besides", filtersOf({ brand: ["A"] }, { minRating: 4 }), false],
])("with %s selected: %o is %s", (_, filters, expected) => {
  expect(isIndexable(filters, testGroups)).toBe(expected);
});
