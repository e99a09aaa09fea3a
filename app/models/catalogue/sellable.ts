import type { Minor } from "../money/money";
import type { PriceLevel } from "../price/price-level";
import type { StockItem } from "../stock/stock-item";
import type { StockInfo } from "../stock/stock-state";
import { offerAt } from "./offer-at";
import type { ProductClass } from "./product-class";
import type { Viewer } from "./viewer";

/**
 * Everything that decides whether, how many and for how much something can be sold, with what a variation inherits
 * (docs/rules/selling.md). Amounts in minor units.
 */
export type SellableTerms = {
  classCode: ProductClass;
  priceMinor: Minor;
  finalPriceMinor: Minor;
  msrpMinor: Minor | null;
  hidePrice: boolean;
  status: "active" | "archived" | "discontinued";
  /** Visible itself and, of a variation, through its product. */
  isListed: boolean;
  availableForSale: boolean;
  maxCartQty: number;
  /** What a piece costs on top of its delivery; 0 for none, and for what is not shipped. */
  shippingFeeMinor: Minor;
  item: StockItem;
  backorderMessage: string;
  lowStockAlertMessage: string;
  levels: PriceLevel[];
};

/** Something that can be sold, with what it is compared by. */
export type Sellable = SellableTerms & {
  id: number;
  /** What a piece holds and by what its price is compared; empty for none. */
  unitPriceMeasure: string;
};

/** A sellable with its price and stock for one viewer, at a quantity of 1. */
export type OfferedSellable = Pick<
  Sellable,
  | "id"
  | "priceMinor"
  | "msrpMinor"
  | "hidePrice"
  | "maxCartQty"
  | "levels"
  | "shippingFeeMinor"
  | "unitPriceMeasure"
> & { unitPriceMinor: Minor; stock: StockInfo };

/** Price and stock of a sellable for one viewer, at a quantity of 1. */
export function offer(sellable: Sellable, viewer: Pick<Viewer, "group">): OfferedSellable {
  const { id, priceMinor, msrpMinor, hidePrice, maxCartQty, levels, shippingFeeMinor, unitPriceMeasure } =
    sellable;
  const { unitPriceMinor, stock } = offerAt(sellable, { group: viewer.group, qty: 1 });
  return {
    id,
    priceMinor,
    msrpMinor,
    hidePrice,
    maxCartQty,
    levels,
    shippingFeeMinor,
    unitPriceMeasure,
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
