import type { StockView } from "../catalogue/stock-view";

/** The stock fields of a product in the API (part 3, §3). */
export type StockFields = {
  stockStatus: string;
  stock_status: string;
  stockStatusText: string;
  stockMessage: string;
  low_stock_alert_message: string;
  available_for_sale: boolean;
  unavailable_for_sale: boolean;
  isInStock: boolean;
  isBackorders: boolean;
};

/** Writes a stock state for the API. How much exactly lies on the shelf stays on the server, as on pages. */
export const stockFields = (stock: StockView): StockFields => ({
  stockStatus: stock.status,
  stock_status: stock.status,
  stockStatusText: stock.text,
  stockMessage: stock.message,
  low_stock_alert_message: stock.message,
  available_for_sale: stock.status !== "unavailable_for_sale",
  unavailable_for_sale: stock.status === "unavailable_for_sale",
  isInStock: stock.isInStock,
  isBackorders: stock.status === "backordered",
});
