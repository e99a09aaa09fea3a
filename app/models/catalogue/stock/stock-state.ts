// @public

/** The stock states a shopper may see. */
export type StockStatus =
  | "in-stock"
  | "backordered"
  | "out-of-stock"
  | "discontinued"
  | "unavailable_for_sale";

/** The labels of stock states (rule selling-2). */
export type StockStatusText =
  | "In Stock"
  | "Limited Stock"
  | "Backordered"
  | "Out of Stock"
  | "Invalid Price"
  | "Discontinued"
  | "Unavailable";

/** The stock fields of a product for one shopper. Quantities are pieces; empty messages are not shown. */
export type StockInfo = {
  /** Pieces that may be ordered, with backorders. */
  salableQty: number;
  /** Free pieces in stock. */
  stockQty: number;
  stockStatus: StockStatus;
  stockStatusText: StockStatusText;
  stockMessage: string;
  /** Message for few pieces left, the owner's or 'Only 3 in Stock' (rule selling-11). */
  lowStockMessage: string;
  /** Whether it can be bought: in stock or backordered. */
  isInStock: boolean;
  /** Whether part of the wanted quantity would be backordered. */
  isBackorders: boolean;
  backordersQty: number;
  backordersMessage: string;
  /** The most one cart may hold. */
  maxCartQty: number;
  qtyInCart: number;
  requestedQty: number;
  manageStock: boolean;
};
