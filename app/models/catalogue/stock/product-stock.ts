import type { Minor } from "../../platform/money/money";
import { addableCap } from "./addable-qty";
import { salableQty, stockQty, unlimitedQty } from "./salable-qty";
import type { SellableTerms } from "./sellable";
import { sellableItem } from "./sellable-item";
import type { StockItem } from "./stock-item";
import { stockLabels } from "./stock-labels";
import type { StockInfo, StockStatus, StockStatusText } from "./stock-state";

/** What is asked for. */
type AskedStock = {
  /** Unit price for this shopper, with option fees. */
  unitPriceMinor: Minor;
  qtyInCart?: number;
  /** Pieces wanted in addition to those in the cart; 1 by default. */
  requestedQty?: number;
};

/**
 * The stock of a product that is bought itself (rule selling-2): reasons for withdrawal come first, then an
 * invalid price, then the stock.
 */
export function productStock(
  sold: SellableTerms,
  { unitPriceMinor, qtyInCart = 0, requestedQty = 1 }: AskedStock,
): StockInfo {
  const item = sellableItem(sold);
  const wantedQty = qtyInCart + requestedQty;
  const withdrawn = withdrawnState(sold, item, unitPriceMinor);
  const stockedQty = withdrawn ? 0 : stockQty(item);
  const sellableQty = withdrawn ? 0 : salableQty(item);
  const maxCartQty = Math.min(sellableQty, sold.maxCartQty, addableCap);
  const backordersQty = sellableQty > stockedQty ? Math.max(0, wantedQty - stockedQty) : 0;
  const isLow = stockedQty > 0 && stockedQty < unlimitedQty && stockedQty <= item.lowStockThreshold;
  const lowStockMessage = isLow ? sold.lowStockAlertMessage || stockLabels.onlyInStock(stockedQty) : "";
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
      backordersQty > 0 ? sold.backorderMessage || stockLabels.backordered(backordersQty) : "",
    maxCartQty,
    qtyInCart,
    requestedQty,
    manageStock: item.manageStock,
  };
}

type State = [StockStatus, StockStatusText];

function withdrawnState(sold: SellableTerms, item: StockItem, unitPriceMinor: Minor): State | null {
  if (sold.status === "archived" || !sold.availableForSale || !sold.isListed)
    return ["unavailable_for_sale", "Unavailable"];
  if (unitPriceMinor <= 0) return ["out-of-stock", "Invalid Price"];
  if (sold.status === "discontinued" && salableQty(item) === 0) return ["discontinued", "Discontinued"];
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
