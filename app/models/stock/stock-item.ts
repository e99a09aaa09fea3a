/** What a warehouse knows of one stock item; several products may draw from the same item. */
export type StockItem = {
  /** Pieces on the shelf. */
  onHand: number;
  /** Pieces of those promised to placed orders; above `onHand` when backorders were taken. */
  reserved: number;
  /** False never runs out. */
  manageStock: boolean;
  allowBackorders: boolean;
  /** At or below this many pieces 'Only N in Stock' shows; 0 never. */
  lowStockThreshold: number;
};
