// @public

import type { StockInfo, StockStatus, StockStatusText } from "./stock-state";

/** A product's stock as a page shows it; empty texts show nothing. */
export type StockView = {
  status: StockStatus;
  text: StockStatusText;
  /** Such as 'Only 3 in Stock'. */
  message: string;
  /** Whether it can be bought: in stock or backordered. */
  isInStock: boolean;
};

/** The stock fields that pages show. Exact quantities stay on the server. */
export function stockView(info: StockInfo): StockView {
  return {
    status: info.stockStatus,
    text: info.stockStatusText,
    message: info.stockMessage,
    isInStock: info.isInStock,
  };
}
