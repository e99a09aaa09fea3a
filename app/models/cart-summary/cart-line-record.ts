import type { ProductImage } from "../catalogue/product-record";
import type { Minor } from "../money/money";
import type { PriceLevel } from "../price/price-level";
import type { StockItem } from "../stock/stock-item";

/** A line of a cart with everything about its product that prices, stock, tax and delivery depend on. */
export type CartLineRecord = {
  itemId: number;
  productId: number;
  lineKey: string;
  lineData: Record<string, string>;
  qty: number;
  /** Price of one piece when the shopper last changed the cart, minor units; null when it was not noted. */
  seenPriceMinor: Minor | null;
  sku: string;
  name: string;
  subTitle: string;
  /** Slug of the product's page (the parent's for a variation); empty when it has none. */
  slug: string;
  isVariation: boolean;
  /** Values of a variation in the order of its product's options, joined by ' | '; empty for a simple product. */
  variationText: string;
  classCode: string;
  image: ProductImage | null;
  priceMinor: Minor;
  finalPriceMinor: Minor;
  levels: PriceLevel[];
  hidePrice: boolean;
  /** Shown in the shop: visible itself, or a variation of a visible product. */
  isListed: boolean;
  status: "active" | "archived" | "discontinued";
  availableForSale: boolean;
  maxCartQty: number;
  taxClass: string;
  weightG: number;
  nonShippable: boolean;
  /** What a piece costs on top of its delivery; 0 for none. */
  shippingFeeMinor: Minor;
  stockItemId: number | null;
  stock: StockItem | null;
  backorderMessage: string;
  lowStockAlertMessage: string;
};
