import type { SellableTerms } from "../catalogue/sellable";
import { addableCap, addableQty } from "../stock/addable-qty";
import type { StockInfo } from "../stock/stock-state";
import type { Product } from "./generated/schema-types";

/** How many pieces of a product one cart may hold, and how they come. */
export type QuantityFields = Pick<Product, "stockQty" | "backordersQty" | "backordersMessage" | "maxCartQty">;

/**
 * Writes the quantities of what is bought for the API; nothing where nothing can be. No more is told of the stock than
 * what one cart may take of it.
 */
export function quantityFields(
  sold: (Pick<SellableTerms, "maxCartQty" | "backorderMessage"> & { stock: StockInfo }) | null,
): QuantityFields {
  if (!sold) return { stockQty: 0, backordersQty: 0, backordersMessage: "", maxCartQty: 0 };
  const { stock, maxCartQty, backorderMessage } = sold;
  const salable = stock.isInStock ? addableQty(stock.salableQty, 0, maxCartQty) : 0;
  const ready = stock.manageStock ? Math.min(salable, Math.max(0, stock.stockQty)) : salable;
  return {
    stockQty: ready,
    backordersQty: salable - ready,
    backordersMessage: salable > ready ? backorderMessage : "",
    maxCartQty: Math.min(maxCartQty, addableCap),
  };
}
