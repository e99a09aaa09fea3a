import type { StockView } from "../catalogue/stock-view";

/** The stock fields of a product in the API (part 3, §3). */
export type StockFields = {
  stockStatus: string;
  stockStatusText: string;
  stockMessage: string;
  isInStock: boolean;
  isBackorders: boolean;
};

/** Writes a stock state for the API. How much exactly lies on the shelf stays on the server, as on pages. */
export const stockFields = (stock: StockView): StockFields => ({
  stockStatus: stock.status,
  stockStatusText: stock.text,
  stockMessage: stock.message,
  isInStock: stock.isInStock,
  isBackorders: stock.status === "backordered",
});
