import type { StockView } from "../../../catalogue/stock/stock-view";
import type { ProductCard } from "../generated/product";

/** The stock fields of a product in the API. */
export type StockFields = Pick<
  ProductCard,
  | "stockStatus"
  | "stock_status"
  | "stockStatusText"
  | "stockMessage"
  | "low_stock_alert_message"
  | "available_for_sale"
  | "unavailable_for_sale"
  | "isInStock"
  | "isBackorders"
>;

/** Maps a stock state to API fields. As on pages, the exact quantity stays on the server. */
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
