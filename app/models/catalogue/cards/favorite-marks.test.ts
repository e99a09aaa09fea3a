import { expect, test } from "vitest";
import { favoriteIdsOf, favoriteMarks } from "./favorite-marks";

test("a favorite product's heart is filled", () => {
  expect(favoriteMarks("12")).toMatch(/^\.heart:is\(\[value="12"\]\)\{/);
});

test("one rule fills the hearts of all favorites", () => {
  expect(favoriteMarks("12,57,9")).toContain(':is([value="12"],[value="57"],[value="9"])');
});

test("without favorites the rule fits no heart", () => {
  expect(favoriteMarks("")).toContain(':is([value=""])');
});

test.each([
  ["", []],
  ["12", [12]],
  ["12,57", [12, 57]],
])("the favorites '%s' are the products %j", (favorites, ids) => {
  expect(favoriteIdsOf(favorites)).toEqual(ids);
});
