import { expect, it } from "vitest";
import type { StockStatus } from "../stock/stock-state";
import { addLabel } from "./add-label";

const label = (status: StockStatus, shipText: string) =>
  addLabel({ stock: { status, text: "Backordered", message: "", isInStock: true }, shipText });

it.each<[StockStatus, string, string]>([
  ["in-stock", "", "Add to Cart"],
  ["in-stock", "Expected to ship on Jan 31 2027", "Add to Cart"],
  ["backordered", "", "Add to Cart"],
  ["backordered", "Expected to ship on Jan 31 2027", "Pre-order"],
])("what is %s and ships '%s' is bought by '%s' (rule product-14)", (status, shipText, text) => {
  expect(label(status, shipText)).toBe(text);
});
