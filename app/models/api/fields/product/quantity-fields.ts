import { addableCap, addableQty } from "../../../catalogue/stock/addable-qty";
import type { SellableTerms } from "../../../catalogue/stock/sellable";
import type { StockInfo } from "../../../catalogue/stock/stock-state";
import type { Product } from "../generated/product";

/** The fields that say how many pieces of a product one cart may hold, and in which steps. */
export const quantityFieldNames = [
  "stockQty",
  "backordersQty",
  "backordersMessage",
  "backorderExpectedShipDate",
  "maxCartQty",
] as const satisfies (keyof Product)[];

type QuantityFields = Pick<Product, (typeof quantityFieldNames)[number]>;

/**
 * Maps the quantity limits of what is bought to API fields; empty if it cannot be bought. Of the stock it
 * reveals only what one cart may take.
 */
export function quantityFields(
  sold:
    | (Pick<SellableTerms, "maxCartQty" | "backorderMessage" | "backorderShipsOn"> & { stock: StockInfo })
    | null,
): QuantityFields {
  if (!sold) return nothingSold;
  const { stock, maxCartQty, backorderMessage, backorderShipsOn } = sold;
  const salable = stock.isInStock ? addableQty(stock.salableQty, 0, maxCartQty) : 0;
  const ready = stock.manageStock ? Math.min(salable, Math.max(0, stock.stockQty)) : salable;
  return {
    stockQty: ready,
    backordersQty: salable - ready,
    backordersMessage: salable > ready ? backorderMessage : "",
    backorderExpectedShipDate: salable > ready ? backorderShipsOn : null,
    maxCartQty: Math.min(maxCartQty, addableCap),
  };
}

const nothingSold: QuantityFields = {
  stockQty: 0,
  backordersQty: 0,
  backordersMessage: "",
  backorderExpectedShipDate: null,
  maxCartQty: 0,
};
