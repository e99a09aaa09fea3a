import type { Minor } from "../money/money";
import type { PriceLevel } from "../price/price-level";
import { unitPrice } from "../price/unit-price";
import { productStock } from "../stock/product-stock";
import type { StockItem } from "../stock/stock-item";
import type { StockInfo } from "../stock/stock-state";
import type { Viewer } from "./viewer";

/** Something that can itself be bought: a simple product, a variation or a gift certificate. Amounts in minor units. */
export type Sellable = {
  id: number;
  priceMinor: Minor;
  finalPriceMinor: Minor;
  msrpMinor: Minor | null;
  hidePrice: boolean;
  status: "active" | "archived" | "discontinued";
  availableForSale: boolean;
  maxCartQty: number;
  /** What a piece costs on top of its delivery; 0 for none, and for what is not shipped. */
  shippingFeeMinor: Minor;
  item: StockItem;
  backorderMessage: string;
  lowStockAlertMessage: string;
  levels: PriceLevel[];
};

/** A sellable with its price and stock for one viewer, at a quantity of 1. */
export type OfferedSellable = Pick<
  Sellable,
  "id" | "priceMinor" | "msrpMinor" | "hidePrice" | "maxCartQty" | "levels" | "shippingFeeMinor"
> & { unitPriceMinor: Minor; stock: StockInfo };

/**
 * Works out price and stock of a sellable for one viewer (part 1, §9; part 2, §4). Written out field by field: a
 * listing does this a hundred times a page, and spreading whole records was half of its cost.
 */
export function offer(sellable: Sellable, viewer: Viewer): OfferedSellable {
  const { id, priceMinor, finalPriceMinor, msrpMinor, hidePrice, maxCartQty, levels } = sellable;
  const { item, status, availableForSale, backorderMessage, lowStockAlertMessage, shippingFeeMinor } =
    sellable;
  const unitPriceMinor = unitPrice({ priceMinor, finalPriceMinor, levels, group: viewer.group, qty: 1 });
  const stock = productStock({
    unitPriceMinor,
    item,
    status,
    availableForSale,
    maxCartQty,
    backorderMessage,
    lowStockAlertMessage,
  });
  return {
    id,
    priceMinor,
    msrpMinor,
    hidePrice,
    maxCartQty,
    levels,
    shippingFeeMinor,
    unitPriceMinor,
    stock,
  };
}

/** What a product without a stock item has: nothing to sell, as when the demand of an order is checked. */
export const missingItem: StockItem = {
  onHand: 0,
  reserved: 0,
  manageStock: true,
  allowBackorders: false,
  lowStockThreshold: 0,
};
