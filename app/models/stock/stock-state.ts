/** The stock states a shopper can meet. */
export type StockStatus =
  | "in-stock"
  | "backordered"
  | "out-of-stock"
  | "discontinued"
  | "unavailable_for_sale";

/** The words of a stock state (rule selling-2). */
export type StockStatusText =
  | "In Stock"
  | "Limited Stock"
  | "Backordered"
  | "Out of Stock"
  | "Invalid Price"
  | "Discontinued"
  | "Unavailable";

/** The stock fields of a product for one shopper. Quantities are pieces; empty messages say nothing. */
export type StockInfo = {
  /** Pieces that may be ordered, backorders included. */
  salableQty: number;
  /** Pieces free on the shelf. */
  stockQty: number;
  stockStatus: StockStatus;
  stockStatusText: StockStatusText;
  stockMessage: string;
  /** That few pieces are left, in the owner's words or 'Only 3 in Stock' (rule selling-11). */
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
