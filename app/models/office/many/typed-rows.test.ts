import { expect, it } from "vitest";
import { typedRows } from "./typed-rows";

it("reads the columns of a spreadsheet, amounts in major units", () => {
  const rows = [
    { sku: "MUG", price: "10.50", final_price: "9" },
    { sku: "JUG", price: "a lot" },
  ];
  expect(typedRows("price", rows, "USD")).toEqual([
    { sku: "MUG", priceMinor: 1050, finalMinor: 900 },
    { sku: "JUG", priceMinor: "a lot" },
  ]);
  expect(typedRows("stock", [{ sku: "MUG", on_hand: "7" }], "USD")).toEqual([{ sku: "MUG", count: "7" }]);
});
