import { expect, test } from "vitest";
import { isFileName, partsOf, withNames, withOurColumns } from "./typed-names";

test("columns of other programs are those of products.csv, unless these are there, too", () => {
  expect(
    withOurColumns({
      Title: "Mug",
      Category: "Table",
      Price: "9",
      "Short description": "Big",
      brand: "Clay",
    }),
  ).toEqual({
    name: "Mug",
    categories: "Table",
    price: "9",
    short_description: "Big",
    brand: "Clay",
  });
  expect(withOurColumns({ title: "Mug", name: "Big mug" })).toEqual({ title: "Mug", name: "Big mug" });
  expect(withOurColumns({ "opt:Size": "L" })).toEqual({ "opt:Size": "L" });
});

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
