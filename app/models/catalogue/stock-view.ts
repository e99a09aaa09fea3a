import type { StockInfo, StockStatus, StockStatusText } from "../stock/stock-state";

/** What a page says of a product's stock; empty texts say nothing. */
export type StockView = {
  status: StockStatus;
  text: StockStatusText;
  /** Such as 'Only 3 in Stock'. */
  message: string;
  /** May be bought: in stock or backordered. */
  isInStock: boolean;
};

/** The part of the stock fields that pages show. Exact quantities stay on the server. */
export function stockView(info: StockInfo): StockView {
  return {
    status: info.stockStatus,
    text: info.stockStatusText,
    message: info.stockMessage,
    isInStock: info.isInStock,
  };
}
