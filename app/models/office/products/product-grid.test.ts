import { expect, test } from "vitest";
import { copiedCells, gridChanges, gridFields, gridMoves, productGrid } from "./product-grid";

test("only cells that say something else are a change (rule office-24)", () => {
  const was = { price: "12.00", brand: "Awn" };
  expect(
    gridChanges([
      { sku: "A", version: "1", was, is: { price: "12.00", brand: " Awn " } },
      { sku: "B", version: "2", was, is: { price: "9.50", brand: "Awn" } },
      { sku: "C", version: "3", was: {}, is: { price: "", brand: "New" } },
      { is: { price: "1.00" } },
    ]),
  ).toEqual([
    { at: 1, sku: "B", version: "2", fields: { price: "9.50" } },
    { at: 2, sku: "C", version: "3", fields: { brand: "New" } },
  ]);
});

test("pieces that are typed anew are moved by the difference (rule office-24)", () => {
  const rows = [
    { sku: "A", was: { stock: "7" }, is: { stock: "9" } },
    { sku: "B", was: { stock: "7" }, is: { stock: "some" } },
    { sku: "C", was: { stock: "" }, is: { stock: "" } },
  ];
  expect(gridMoves(gridChanges(rows), rows)).toEqual({
    moves: [{ at: 0, sku: "A", before: 7, by: 2 }],
    wrong: [1],
  });
});

test.each([
  [
    "1\t2\r\n3\t4\r\n",
    [
      ["1", "2"],
      ["3", "4"],
    ],
  ],
  ["one", [["one"]]],
  ["a\t", [["a", ""]]],
])("copied %j is %j", (text, cells) => expect(copiedCells(text)).toEqual(cells));

test("every column but the SKU has a field", () => {
  const columns = productGrid.columns.map(({ key }) => key);
  expect(gridFields(columns).map(({ key }) => key)).toEqual(columns.slice(1));
});
