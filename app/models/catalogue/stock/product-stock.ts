import type { Minor } from "../../platform/money/money";
import { addableCap } from "../addable-qty";
import { salableQty, stockQty, unlimitedQty } from "../salable-qty";
import { sellableItem } from "../sellable-item";
import type { StockItem } from "../stock-item";
import { stockLabels } from "../stock-labels";
import type { StockInfo, StockStatus, StockStatusText } from "../stock-state";

/** A product that is bought itself: a simple product, a variation or a gift certificate. */
export type ProductStockInput = {
  /** Unit price for this shopper, with option fees. */
  unitPriceMinor: Minor;
  item: StockItem;
  status: "active" | "archived" | "discontinued";
  availableForSale: boolean;
  /** The product's own cart limit; null if only the general limit applies. */
  maxCartQty?: number | null;
  /** The owner's backorder message; empty for the default. */
  backorderMessage?: string;
  /** ISO day on which backordered pieces should ship; null if unknown. */
  backorderShipsOn?: string | null;
  /** The owner's message for few pieces left; empty for the default. */
  lowStockAlertMessage?: string;
  qtyInCart?: number;
  /** Pieces wanted in addition to those in the cart; 1 by default. */
  requestedQty?: number;
};

/**
 * The stock of a product that is bought itself (rule selling-2): reasons for withdrawal come first, then an
 * invalid price, then the stock.
 */
export function productStock(input: ProductStockInput): StockInfo {
  const item = sellableItem(input);
  const qtyInCart = input.qtyInCart ?? 0;
  const requestedQty = input.requestedQty ?? 1;
  const wantedQty = qtyInCart + requestedQty;
  const withdrawn = withdrawnState(input, item);
  const stockedQty = withdrawn ? 0 : stockQty(item);
  const sellableQty = withdrawn ? 0 : salableQty(item);
  const maxCartQty = Math.min(sellableQty, input.maxCartQty ?? addableCap, addableCap);
  const backordersQty = sellableQty > stockedQty ? Math.max(0, wantedQty - stockedQty) : 0;
  const isLow = stockedQty > 0 && stockedQty < unlimitedQty && stockedQty <= item.lowStockThreshold;
  const lowStockMessage = isLow ? input.lowStockAlertMessage || stockLabels.onlyInStock(stockedQty) : "";
  const [stockStatus, stockStatusText] = withdrawn ?? stockedState(stockedQty, sellableQty, backordersQty);
  return {
    salableQty: sellableQty,
    stockQty: stockedQty,
    stockStatus,
    stockStatusText,
    stockMessage:
      limitMessage({ stockedQty, sellableQty, maxCartQty, wantedQty, backordersQty }) || lowStockMessage,
    lowStockMessage,
    isInStock: sellableQty > 0,
    isBackorders: backordersQty > 0,
    backordersQty,
    backordersMessage:
      backordersQty > 0 ? input.backorderMessage || stockLabels.backordered(backordersQty) : "",
    backorderExpectedShipDate: backordersQty > 0 ? (input.backorderShipsOn ?? null) : null,
    maxCartQty,
    qtyInCart,
    requestedQty,
    manageStock: item.manageStock,
  };
}

type State = [StockStatus, StockStatusText];

function withdrawnState(input: ProductStockInput, item: StockItem): State | null {
  if (input.status === "archived" || !input.availableForSale) return ["unavailable_for_sale", "Unavailable"];
  if (input.unitPriceMinor <= 0) return ["out-of-stock", "Invalid Price"];
  if (input.status === "discontinued" && salableQty(item) === 0) return ["discontinued", "Discontinued"];
  return null;
}

function stockedState(stockedQty: number, sellableQty: number, backordersQty: number): State {
  if (sellableQty <= 0) return ["out-of-stock", "Out of Stock"];
  if (stockedQty <= 0) return ["backordered", "Backordered"];
  return ["in-stock", backordersQty > 0 ? "Limited Stock" : "In Stock"];
}

/** What limits the shopper's quantity, as a message; empty if nothing does. */
function limitMessage(stock: {
  stockedQty: number;
  sellableQty: number;
  maxCartQty: number;
  wantedQty: number;
  backordersQty: number;
}): string {
  const { stockedQty, sellableQty, maxCartQty, wantedQty, backordersQty } = stock;
  if (sellableQty <= 0) return "";
  if (wantedQty > sellableQty && sellableQty <= maxCartQty) return stockLabels.onlyAvailable(sellableQty);
  if (wantedQty > maxCartQty) return stockLabels.limitOf(maxCartQty);
  return stockedQty > 0 && backordersQty > 0 ? stockLabels.inStock(stockedQty) : "";
}
