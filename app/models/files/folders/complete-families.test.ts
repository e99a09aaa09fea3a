import { expect, test } from "vitest";
import type { CatalogueEntry } from "../../catalogue/categories/catalogue-entry";
import { completeFamilies } from "./complete-families";

const stored = [
  ["MUG", null],
  ["POT", null],
  ["POT-S", "POT"],
  ["POT-L", "POT"],
].map(([sku, parentSku]) => ({ sku, parentSku }) as CatalogueEntry);
const rowsOf = (...skus: string[]) => skus.map((sku, at) => ({ line: at + 2, cells: { sku } }));
const skusOf = (skus: string[], isComplete = false) =>
  completeFamilies(rowsOf(...skus), isComplete, stored).map(({ cells }) => cells.sku);

test.each([
  [["MUG"], ["MUG"]],
  [["POT-L"], ["POT", "POT-S", "POT-L"]],
  [
    ["MUG", "POT-L", "POT-S"],
    ["MUG", "POT", "POT-S", "POT-L"],
  ],
  [["POT"], ["POT", "POT-S", "POT-L"]],
  [
    ["NEW", "POT"],
    ["NEW", "POT", "POT-S", "POT-L"],
  ],
])("%j without a column for products stands for %j", (named, whole) => {
  expect(skusOf(named)).toEqual(whole);
});

test("a file that says which variations a product has is taken at its word, when it has the product", () => {
  expect(skusOf(["POT"], true)).toEqual(["POT"]);
  expect(skusOf(["POT", "POT-L"], true)).toEqual(["POT", "POT-L"]);
  expect(skusOf(["POT-L"], true)).toEqual(["POT", "POT-S", "POT-L"]);
});

test("an added row says nothing of its own, and its line is that of the row that named its family", () => {
  expect(completeFamilies(rowsOf("MUG", "POT-L"), false, stored)).toEqual([
    { line: 2, cells: { sku: "MUG" } },
    { line: 3, cells: { sku: "POT" } },
    { line: 3, cells: { sku: "POT-S" } },
    { line: 3, cells: { sku: "POT-L" } },
  ]);
});

test("a new variation of a product that is there joins its family", () => {
  const rows = [{ line: 2, cells: { sku: "POT-XL", parent_sku: "POT" } }];
  const found = completeFamilies(rows, true, stored).map(({ cells }) => cells.sku);
  expect(found).toEqual(["POT", "POT-S", "POT-L", "POT-XL"]);
});
