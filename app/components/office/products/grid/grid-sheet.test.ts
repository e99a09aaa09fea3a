import { beforeEach, expect, test, vi } from "vitest";
import type { GridRow } from "~/models/office/products/product-grid";
import { type GridSheet, gridSheet } from "./grid-sheet";

const row = (sku: string, cells: Record<string, string> = { price: "1.00", brand: "Clay" }): GridRow => ({
  sku,
  isVariation: false,
  isFamily: false,
  cells,
});
const columns = ["price", "brand"];
const rows = [row("A"), row("B"), row("C", { brand: "Clay" })];
/** Three blocks of two rows each. */
const blocks = ["", "b", "c"].map((after) => ({ after, count: 2 }));
const source = {
  blocks: vi.fn(async () => blocks),
  rows: vi.fn(async (after: string, count: number) =>
    blocks
      .slice(blocks.findIndex((one) => one.after === after))
      .slice(0, count)
      .map((one) => [row(`${one.after}1`), row(`${one.after}2`)]),
  ),
};
let sheet: GridSheet;
const price = (at: number) => ({ row: at, column: 0 });

beforeEach(() => {
  vi.clearAllMocks();
  sheet = gridSheet({ rows, after: "", next: "", columns }, source);
});

test("what is typed into a cell is one step, and what says the same again is no change", () => {
  sheet.type(price(0), "2");
  sheet.type(price(0), "2.50");
  sheet.type(price(1), "3.00");
  expect(sheet.typedCells()).toEqual([
    ["A", "price", "1.00", "2.50"],
    ["B", "price", "1.00", "3.00"],
  ]);
  sheet.undo();
  sheet.undo();
  expect([sheet.typedCells(), sheet.textAt(price(0))]).toEqual([[], "1.00"]);
  sheet.redo();
  expect(sheet.textAt(price(0))).toBe("2.50");
});

test("a cell that takes nothing is passed over", () => {
  sheet.put([0, 1, 2].map((at) => ({ ...price(at), text: "9" })));
  expect(sheet.typedCells().map(([sku]) => sku)).toEqual(["A", "B"]);
  expect(sheet.textAt(price(2))).toBeNull();
});

test("rows far below are read when they are needed, neighbours at once", async () => {
  await sheet.show({ rows: rows.slice(0, 2), after: "", next: "b", columns }, source, false);
  expect([sheet.view().rowCount, sheet.rowAt(3)]).toEqual([6, null]);
  await sheet.ensure(1, 5);
  await sheet.ensure(1, 5);
  expect(source.rows.mock.calls).toEqual([["b", 2]]);
  expect([2, 5].map((at) => sheet.rowAt(at)?.sku)).toEqual(["b1", "c2"]);
});

test("what was typed stays when other columns or another search are shown", async () => {
  sheet.type(price(0), "7.00");
  await sheet.show({ rows: [row("Z")], after: "", next: "", columns: ["brand"] }, source, false);
  expect([sheet.textAt({ row: 0, column: 0 }), sheet.view().typedCount]).toEqual(["Clay", 1]);
  expect(sheet.typedCells()).toEqual([["A", "price", "1.00", "7.00"]]);
});

test("saved cells stand there; a refused one stays typed against what stands there now", () => {
  sheet.type(price(0), "7.00");
  sheet.type(price(1), "8.00");
  const sent = sheet.typedCells();
  const refusal = { sku: "B", column: "price", typed: "8.00", now: "5.00", why: "changed" };
  sheet.saved(sent, [refusal]);
  expect([sheet.textAt(price(0)), sheet.typedCells()]).toEqual(["7.00", [["B", "price", "5.00", "8.00"]]]);
  const [shown = refusal] = sheet.view().refused;
  sheet.settle(shown, true);
  expect([sheet.textAt(price(1)), sheet.typedCells(), sheet.view().refused]).toEqual(["5.00", [], []]);
});

test("a cell that is typed on while it is saved is a change against what was saved", () => {
  sheet.type(price(0), "7.00");
  const sent = sheet.typedCells();
  sheet.type(price(0), "7.50");
  sheet.saved(sent, []);
  expect(sheet.typedCells()).toEqual([["A", "price", "7.00", "7.50"]]);
});

test("rows that cannot be read are said to be missing, and asked for again", async () => {
  await sheet.show({ rows: rows.slice(0, 2), after: "", next: "b", columns }, source, false);
  source.rows.mockRejectedValueOnce(new Error("no connection"));
  await sheet.ensure(2, 3);
  expect(sheet.view().isOffline).toBe(true);
  await sheet.ensure(2, 3);
  expect([sheet.view().isOffline, sheet.rowAt(2)?.sku]).toEqual([false, "b1"]);
});
