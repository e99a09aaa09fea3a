import type { Destination } from "../address/address";
import type { Redemption } from "../cart/redeem";
import type { DiscountContext, DiscountRule } from "../discount/discount-rule";
import type { Minor } from "../money/money";
import type { PriceLevel } from "../price/price-level";
import type { TaxTable } from "../tax/tax-rule";

/** A fee of a chosen option, for one piece. */
export type OptionFee = { code: string; title: string; amountMinor: Minor };

/** A line as far as its price is concerned. Amounts in minor units, for one piece. */
export type PricingLine = {
  id: string;
  productId: string;
  categoryIds: readonly string[];
  qty: number;
  priceMinor: Minor;
  /** The price it is sold at now; null when that is the list price. */
  finalPriceMinor: Minor | null;
  levels: readonly PriceLevel[];
  optionFees: readonly OptionFee[];
  /** The discount that put this line into the cart for nothing; null for what the shopper chose. */
  freebieOf: string | null;
  taxClass: string;
  shippingFeeMinor: Minor;
  nonShippable: boolean;
};

/** Everything the price of a cart depends on. */
export type PricingInput = {
  lines: readonly PricingLine[];
  /** The buyer's customer group; null for none. */
  group: string | null;
  discounts: { rules: readonly DiscountRule[]; context: DiscountContext };
  /** The chosen delivery; null while none is chosen or none is needed. */
  shipping: { code: string; title: string; priceMinor: Minor; isPickup: boolean } | null;
  tax: {
    table: TaxTable;
    /** Where it is delivered; null while that is not known, when no tax is owed yet. */
    destination: Destination | null;
    /** Whether prices contain their tax. */
    inclusive: boolean;
  };
  redemptions: readonly Redemption[];
};
