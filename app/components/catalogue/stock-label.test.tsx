import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { StockView } from "~/models/catalogue/stock/stock-view";
import { StockLabel } from "./stock-label";

const stock: StockView = { status: "in-stock", text: "In Stock", message: "", isInStock: true };
const textOf = (view: StockView) => renderToStaticMarkup(<StockLabel stock={view} />).replace(/<[^>]+>/g, "");

it("says the state", () => {
  expect(textOf({ ...stock, status: "backordered", text: "Backordered" })).toBe("Backordered");
});

it("shows how few are left instead of 'In Stock'", () => {
  expect(textOf({ ...stock, message: "Only 3 in Stock" })).toBe("Only 3 in Stock");
});
