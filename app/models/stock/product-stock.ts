import type { Minor } from "../money/money";
import { addableCap } from "./addable-qty";
import { salableQty, stockQty, unlimitedQty } from "./salable-qty";
import { sellableItem } from "./sellable-item";
import type { StockItem } from "./stock-item";
import { stockLabels } from "./stock-labels";
import type { StockInfo, StockStatus, StockStatusText } from "./stock-state";

/** A product that is itself bought: a simple product, a variation or a gift certificate. */
export type ProductStockInput = {
  /** The price of one piece for this shopper, option fees included. */
  unitPriceMinor: Minor;
  item: StockItem;
  status: "active" | "archived" | "discontinued";
  availableForSale: boolean;
  /** The product's own limit for a cart; null leaves only the general one. */
  maxCartQty?: number | null;
  /** The owner's words for backorders; empty says how many. */
  backorderMessage?: string;
  /** The owner's words for few pieces left; empty says how many. */
  lowStockAlertMessage?: string;
  qtyInCart?: number;
  /** Pieces asked for on top of those in the cart; 1 when left out. */
  requestedQty?: number;
};

/**
 * The stock of a product that is itself bought (rule selling-2): what withdraws it from sale comes first, then
 * an invalid price, then the shelf.
 */
export function productStock(input: ProductStockInput): StockInfo {
  const item = sellableItem(input);
  const qtyInCart = input.qtyInCart ?? 0;
  const requestedQty = input.requestedQty ?? 1;
  const wantedQty = qtyInCart + requestedQty;
  const withdrawn = withdrawnState(input, item);
  const shelfQty = withdrawn ? 0 : stockQty(item);
  const sellableQty = withdrawn ? 0 : salableQty(item);
  const maxCartQty = Math.min(sellableQty, input.maxCartQty ?? addableCap, addableCap);
  const backordersQty = sellableQty > shelfQty ? Math.max(0, wantedQty - shelfQty) : 0;
  const isLow = shelfQty > 0 && shelfQty < unlimitedQty && shelfQty <= item.lowStockThreshold;
  const lowStockMessage = isLow ? input.lowStockAlertMessage || stockLabels.onlyInStock(shelfQty) : "";
  const [stockStatus, stockStatusText] = withdrawn ?? shelfState(shelfQty, sellableQty, backordersQty);
  return {
    salableQty: sellableQty,
    stockQty: shelfQty,
    stockStatus,
    stockStatusText,
    stockMessage:
      limitMessage({ shelfQty, sellableQty, maxCartQty, wantedQty, backordersQty }) || lowStockMessage,
    lowStockMessage,
    isInStock: sellableQty > 0,
    isBackorders: backordersQty > 0,
    backordersQty,
    backordersMessage:
      backordersQty > 0 ? input.backorderMessage || stockLabels.backordered(backordersQty) : "",
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

function shelfState(shelfQty: number, sellableQty: number, backordersQty: number): State {
  if (sellableQty <= 0) return ["out-of-stock", "Out of Stock"];
  if (shelfQty <= 0) return ["backordered", "Backordered"];
  return ["in-stock", backordersQty > 0 ? "Limited Stock" : "In Stock"];
}

/** What keeps the shopper from having as many as they want; empty where nothing does. */
function limitMessage(stock: {
  shelfQty: number;
  sellableQty: number;
  maxCartQty: number;
  wantedQty: number;
  backordersQty: number;
}): string {
  const { shelfQty, sellableQty, maxCartQty, wantedQty, backordersQty } = stock;
  if (sellableQty <= 0) return "";
  if (wantedQty > sellableQty && sellableQty <= maxCartQty) return stockLabels.onlyAvailable(sellableQty);
  if (wantedQty > maxCartQty) return stockLabels.limitOf(maxCartQty);
  return shelfQty > 0 && backordersQty > 0 ? stockLabels.inStock(shelfQty) : "";
}
