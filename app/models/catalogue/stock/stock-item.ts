// @public

import type { SoldValues } from "../offer/offer-values";

/** A stock item; several products may share it. */
export type StockItem = SoldValues<"item"> & {
  /** Pieces reserved by placed orders; above `onHand` after backorders. */
  reserved: number;
};
