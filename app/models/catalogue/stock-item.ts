/** A stock item; several products may share it. */
export type StockItem = {
  /** Pieces in stock. */
  onHand: number;
  /** Pieces reserved by placed orders; above `onHand` after backorders. */
  reserved: number;
  /** False means unlimited stock. */
  manageStock: boolean;
  allowBackorders: boolean;
  /** At or below this quantity 'Only N in Stock' is shown; 0 disables it. */
  lowStockThreshold: number;
};
