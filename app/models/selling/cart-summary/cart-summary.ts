// @public

import type { ChoiceText, LineChoices } from "../../catalogue/options/line-choices";
import type { ShippingTerms } from "../../catalogue/stock/shipping-terms";
import type { StockInfo } from "../../catalogue/stock/stock-state";
import type { ProductImage } from "../../platform/media/product-record";
import type { Minor } from "../../platform/money/money";
import type { AppliedDiscount } from "../discount/apply-discounts";
import type { Adjustment } from "../pricing/adjustment";
import type { CartTotals } from "../pricing/cart-totals";
import type { ShippingOffer } from "../shipping/available-methods";
import type { FreeShipping } from "../shipping/free-shipping";
import type { CartCredit } from "../store-credit/store-credit";

/** A line of the cart as the shopper sees it. Amounts in minor units. */
export type CartItemView = {
  itemId: number;
  productId: number;
  /** Distinguishes lines of the same product; empty for one without choices. */
  lineKey: string;
  /** What was chosen and typed, as codes and texts. */
  lineData: LineChoices;
  /** The same in words. */
  choiceTexts: ChoiceText[];
  sku: string;
  name: string;
  subTitle: string;
  slug: string;
  /** Whether it is a variation, which its product's page shows selected. */
  isVariation: boolean;
  /** The product whose page shows it, which a favorite names. */
  pageId: number;
  variationText: string;
  classCode: string;
  image: ProductImage | null;
  qty: number;
  /** The discount that added it for free; null for what the shopper added. */
  autoAddedBy: string | null;
  /** Unit price at this quantity, with the fees of its options; 0 if the visitor may not see it. */
  priceMinor: Minor;
  /** Unit price without sale and tiers, if higher. */
  listPriceMinor: Minor | null;
  rowTotalMinor: Minor;
  discountMinor: Minor;
  /** Shipping fees of all pieces; not included in `rowTotalMinor`. */
  shippingFeeMinor: Minor;
  taxMinor: Minor;
  /** Most pieces this line may hold. */
  limitQty: number;
  /** Whether it is bought one piece at a time (rule options-16). */
  isQtyFixed: boolean;
  stock: StockInfo;
  /** Why the line blocks the order, as a message; empty when it does not. */
  problem: string;
  stockItemId: number | null;
  weightG: number;
  nonShippable: boolean;
  /** How and where it may be sent; null for a product that is sent like any other. */
  shippingTerms: ShippingTerms | null;
  /** Which methods it is limited to, in words; empty without a limit. */
  methodLimitText: string;
  /** The owner's words about its delivery; may be empty. */
  itemDeliveryInfo: string;
  /**
   * When it arrives by the shop's estimate, in words; empty for what is not delivered, and without an
   * estimate.
   */
  deliveryText: string;
  /** Whether the shop lists it. */
  isListed: boolean;
};

/** A line whose price differs from the one the shopper saw last. */
export type ChangedItem = { itemId: number; name: string; fromMinor: Minor; toMinor: Minor };

/** A coupon code in the cart; `message` says why it does not apply, and is empty when it does. */
export type EnteredCode = { code: string; message: string };

/** A product that may be chosen for free. */
export type FreebieOption = Pick<CartItemView, "sku" | "name" | "variationText" | "image"> & {
  productId: number;
};

/** An open choice of free products, with at least one option. */
export type CartPrompt = { ruleId: string; title: string; qty: number; options: FreebieOption[] };

/** A whole cart with everything computed from it. Amounts in minor units. */
export type CartSummary = {
  /** Null for a visitor without a cart. */
  id: string | null;
  currency: string;
  /** Pieces in the cart, including those that cannot be bought. */
  count: number;
  items: CartItemView[];
  /** Lines that can no longer be bought; they count in no total. */
  invalidItems: CartItemView[];
  changedItems: ChangedItem[];
  /** Whether anything has to be delivered. */
  needsShipping: boolean;
  shippingOffers: ShippingOffer[];
  /** The shipping offer in the totals: the chosen one, before a choice the first; null if none is offered. */
  shippingMethod: ShippingOffer | null;
  /** Whether it stands: the shopper has chosen it, or has chosen none (rule checkout-13). */
  isShippingChosen: boolean;
  /** Whether the place that taxes depend on is known. */
  isTaxKnown: boolean;
  /** Why no tax is charged, which may be empty; null where it is (rules tax-4 and tax-8). */
  taxExemption: string | null;
  /** Whether delivery and taxes are worked out for a place that is not an address yet. */
  isEstimate: boolean;
  appliedDiscounts: Omit<AppliedDiscount, "shares" | "isOrderDiscount">[];
  couponCodes: EnteredCode[];
  /** The customer's credit; null without one. */
  storeCredit: CartCredit | null;
  prompts: CartPrompt[];
  /** How far it is from free shipping; null where no offered method has a threshold. */
  freeShipping: FreeShipping | null;
  /** A message for each product that cannot be sent to the chosen destination. */
  shippingRefusals: string[];
  /** What a cart says whose goods cost less than its seller's minimum; null otherwise (rule sellers-14). */
  minimumRefusal: string | null;
  totals: Omit<CartTotals, "lines">;
  /** Every step from the list prices to the amount due; the order copies them (docs/rules/pricing.md). */
  adjustments: Adjustment[];
};
