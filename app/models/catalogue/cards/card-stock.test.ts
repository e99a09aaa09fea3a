import { expect, it } from "vitest";
import { english } from "~/models/platform/texts/format-message";
import type { StockView } from "../stock/stock-view";
import type { CardAction } from "./card-action";
import { cardStockText } from "./card-stock";

const inStock: StockView = { status: "in-stock", text: "In Stock", message: "", isInStock: true };
const few = { ...inStock, message: "Only 3 in Stock" };
const backordered: StockView = { ...inStock, status: "backordered", text: "Backordered" };
const soldOut: StockView = { ...inStock, status: "out-of-stock", text: "Out of Stock", isInStock: false };

it.each<[string, StockView, CardAction, string]>([
  ["nothing where there is enough", inStock, "add", ""],
  ["how few are left", few, "add", "Only 3 in Stock"],
  ["what is sent later", backordered, "options", "Backordered"],
  ["nothing that its button says", soldOut, "sold-out", ""],
  ["nothing of what is not for sale", { ...soldOut, status: "discontinued" }, "unavailable", ""],
])("a card says %s (rule cards-5)", (_what, stock, action, text) => {
  expect(cardStockText(english, { stock, action })).toBe(text);
});
