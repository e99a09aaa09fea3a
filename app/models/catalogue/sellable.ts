import type { Minor } from "../platform/money/money";
import { offerAt } from "./offer-at";
import type { PriceLevel } from "./price-level";
import type { ProductClass } from "./products/product-class";
import type { StockItem } from "./stock-item";
import type { StockInfo } from "./stock-state";
import type { Viewer } from "./viewer";

/**
 * Everything that decides whether, in which quantity and at which price something can be sold, including what
 * a variation inherits (docs/rules/selling.md). Amounts in minor units.
 */
export type SellableTerms = {
  classCode: ProductClass;
  priceMinor: Minor;
  finalPriceMinor: Minor;
  msrpMinor: Minor | null;
  hidePrice: boolean;
  status: "active" | "archived" | "discontinued";
  /** Whether it is visible; for a variation, whether its product is too. */
  isListed: boolean;
  availableForSale: boolean;
  maxCartQty: number;
  /** Shipping fee per piece; 0 for none, and for non-shippable products. */
  shippingFeeMinor: Minor;
  item: StockItem;
  backorderMessage: string;
  /** ISO day on which backordered pieces should ship; null if unknown. */
  backorderShipsOn: string | null;
  lowStockAlertMessage: string;
  levels: PriceLevel[];
};

/** Something that can be sold, with its measure for unit prices. */
export type Sellable = SellableTerms & {
  id: number;
  /** Contents of a piece and the unit to compare prices by; empty for none. */
  unitPriceMeasure: string;
  /** Whether something can be chosen for it besides its variation (rule options-10). */
  hasOptions: boolean;
};

/** Something that can be sold where its measure and its options do not matter. */
export const plainSellable = (terms: SellableTerms, id: number): Sellable => ({
  ...terms,
  id,
  unitPriceMeasure: "",
  hasOptions: false,
});

/** A sellable with its price and stock for one viewer at quantity 1. */
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

/** Price and stock of a sellable for one viewer at quantity 1. */
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

/** The stock of a product without a stock item: nothing to sell. */
export const missingItem: StockItem = {
  onHand: 0,
  reserved: 0,
  manageStock: true,
  allowBackorders: false,
  lowStockThreshold: 0,
};
