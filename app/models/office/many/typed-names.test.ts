import { expect, test } from "vitest";
import { isFileName, partsOf, withNames } from "./typed-names";

test("names become what they stand for, the rest stays", () => {
  const known = new Map([["table", "for-the-table"]]);
  expect(withNames("Table| Garden ", known)).toBe("for-the-table|Garden");
  expect(withNames("", known)).toBe("");
  expect(partsOf(undefined)).toEqual([]);
});

test.each([
  ["vase.webp", true],
  ["vase", true],
  ["/media/nora/1x1-a.webp", false],
  ["https://example.com/a.jpg", false],
])("%s is a file's name: %s", (source, is) => {
  expect(isFileName(source)).toBe(is);
});
