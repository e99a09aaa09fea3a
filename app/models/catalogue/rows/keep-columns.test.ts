import { expect, test } from "vitest";
import { keepColumns } from "./keep-columns";

const row = { line: 2, cells: { sku: "A", price: "" } };

test("a row gets the columns its file does not have, and an empty cell stays empty", () => {
  expect(keepColumns(row, { sku: "A", price: "5.00", brand: "Lund" })).toEqual({
    line: 2,
    cells: { sku: "A", price: "", brand: "Lund" },
    kept: new Set(["brand"]),
  });
});

test.each<Record<string, string> | undefined>([undefined, {}, { price: "5.00" }])(
  "a row without anything to keep stays as it is (%j)",
  (stored) => {
    expect(keepColumns(row, stored)).toBe(row);
  },
);
