import type { ProductImage } from "../catalogue/product-record";
import type { Minor } from "../money/money";
import type { Adjustment } from "../pricing/adjustment";
import type { CartTotals } from "../pricing/cart-totals";
import type { ShippingOffer } from "../shipping/available-methods";
import type { StockInfo } from "../stock/stock-state";

/** A line of the cart as its shopper sees it. Amounts in minor units. */
export type CartItemView = {
  itemId: number;
  productId: number;
  /** What was chosen for this line: option label to value. */
  lineData: Record<string, string>;
  sku: string;
  name: string;
  subTitle: string;
  slug: string;
  /** Opens the page at this variation. */
  isVariation: boolean;
  variationText: string;
  classCode: string;
  image: ProductImage | null;
  qty: number;
  /** Price of one piece at this quantity; 0 when the visitor may not know it. */
  priceMinor: Minor;
  /** What one piece costs without sale and tiers, when that is more. */
  listPriceMinor: Minor | null;
  rowTotalMinor: Minor;
  discountMinor: Minor;
  /** The shipping fees of all its pieces; no part of `rowTotalMinor`. */
  shippingFeeMinor: Minor;
  taxMinor: Minor;
  /** The most pieces this line may hold. */
  limitQty: number;
  stock: StockInfo;
  /** Why the line keeps the cart from being ordered, in words for the shopper; empty when it does not. */
  problem: string;
  stockItemId: number | null;
  weightG: number;
  nonShippable: boolean;
};

/** A line whose price is another one than the shopper saw last. */
export type ChangedItem = { itemId: number; name: string; fromMinor: Minor; toMinor: Minor };

/** A whole cart with everything that follows from it. Amounts in minor units. */
export type CartSummary = {
  /** Null for a visitor without a cart. */
  id: string | null;
  currency: string;
  /** Pieces in the cart, those that cannot be bought included. */
  count: number;
  items: CartItemView[];
  /** Lines that cannot be bought any more; they are not part of any total. */
  invalidItems: CartItemView[];
  changedItems: ChangedItem[];
  /** Anything has to be delivered at all. */
  needsShipping: boolean;
  shippingOffers: ShippingOffer[];
  /** The chosen offer; null while none is chosen. */
  shippingMethod: ShippingOffer | null;
  /** Where taxes are counted for is known. */
  isTaxKnown: boolean;
  /** Products that must not go to the chosen destination, each in a sentence. */
  shippingRefusals: string[];
  totals: Omit<CartTotals, "lines">;
  /** Every step between the list prices and what is due; the order copies them (docs/rules/pricing.md). */
  adjustments: Adjustment[];
};
