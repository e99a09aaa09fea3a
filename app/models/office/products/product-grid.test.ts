import { expect, test } from "vitest";
import {
  copiedCells,
  gridChanges,
  gridFields,
  movesPieces,
  partChanges,
  productGrid,
  wrongCounts,
} from "./product-grid";

const own = { code: "house", name: "Old Mill", isOwn: true };
const pier = { code: "pier", name: "Pier", isOwn: false };

test("only cells that say something else are a change (rule office-24)", () => {
  const was = { price: "12.00", brand: "Awn" };
  expect(
    gridChanges([
      { sku: "A", was, is: { price: "12.00", brand: " Awn " } },
      { sku: "B", was, is: { price: "9.50", brand: "Awn" } },
      { sku: "C", was: {}, is: { price: "", brand: "New" } },
      { sku: "", was: {}, is: { price: "1.00" } },
    ]),
  ).toEqual([
    { sku: "B", column: "price", was: "12.00", is: "9.50" },
    { sku: "C", column: "brand", was: "", is: "New" },
  ]);
});

test("a cell that someone else changed meanwhile is refused with both texts, others are due", () => {
  const change = (column: string) => ({ sku: "A", column, was: "1", is: "2" });
  const now: Record<string, string> = { price: "1", brand: "3", name: "2" };
  expect(partChanges(["price", "brand", "name"].map(change), (_, column) => now[column])).toEqual({
    due: [change("price")],
    refused: [{ sku: "A", column: "brand", typed: "2", now: "3", why: "Someone else changed it meanwhile." }],
  });
});

test("pieces are whole numbers of any place (rule office-24)", () => {
  const counts = ["7", "some", "-1", "1.5"].map((is, at) => ({
    sku: "A",
    column: at % 2 ? "stock" : "stock.pier",
    was: "3",
    is,
  }));
  expect(wrongCounts(counts).map(({ is }) => is)).toEqual(["some", "-1", "1.5"]);
  expect([movesPieces(counts), movesPieces([{ sku: "A", column: "price", was: "1", is: "2" }])]).toEqual([
    true,
    false,
  ]);
});

test("a business of several places has a column for the pieces of each, by its name", () => {
  const labels = (places: (typeof own)[]) =>
    productGrid(places)
      .columns.filter(({ key }) => key.startsWith("stock"))
      .map(({ key, label }) => [key, label]);
  expect(labels([own])).toEqual([["stock", "In stock"]]);
  expect(labels([own, pier])).toEqual([
    ["stock", "In stock: Old Mill"],
    ["stock.pier", "In stock: Pier"],
  ]);
});

test("more than six places are chosen among the columns", () => {
  const many = Array.from({ length: 8 }, (_, at) => ({
    code: `p${at}`,
    name: `Place ${at}`,
    isOwn: at === 0,
  }));
  const extra = productGrid(many).columns.filter(({ key, isExtra }) => isExtra && key.startsWith("stock"));
  expect(extra.map(({ key }) => key)).toEqual(["stock.p6", "stock.p7"]);
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
  const columns = productGrid([own, pier]).columns.map(({ key }) => key);
  expect(gridFields(columns, [own, pier]).map(({ key }) => key)).toEqual(columns.slice(1));
});
