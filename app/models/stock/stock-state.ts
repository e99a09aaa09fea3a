/** The stock states a shopper can meet (part 1, §4). */
export type StockStatus =
  | "in-stock"
  | "backordered"
  | "out-of-stock"
  | "discontinued"
  | "unavailable_for_sale";

/** The words of a stock state (part 2, §4; part 3, §4). */
export type StockStatusText =
  | "In Stock"
  | "Limited Stock"
  | "Backordered"
  | "Out of Stock"
  | "Invalid Price"
  | "Discontinued"
  | "Unavailable";

/** The stock fields of a product for one shopper (part 2, §3). Quantities are pieces; empty messages say nothing. */
export type StockInfo = {
  /** Pieces that may be ordered, backorders included. */
  salableQty: number;
  /** Pieces free on the shelf. */
  stockQty: number;
  stockStatus: StockStatus;
  stockStatusText: StockStatusText;
  stockMessage: string;
  /** That few pieces are left, in the owner's words or 'Only 3 in Stock' (part 1, §3 `low_stock_alert_message`). */
  lowStockMessage: string;
  /** May be bought: in stock or backordered. */
  isInStock: boolean;
  /** Part of what is asked for would be backordered. */
  isBackorders: boolean;
  backordersQty: number;
  backordersMessage: string;
  /** The most one cart may hold. */
  maxCartQty: number;
  qtyInCart: number;
  requestedQty: number;
  manageStock: boolean;
};
