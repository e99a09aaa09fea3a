import type { Destination } from "../../accounts/address/address";
import type { OptionFee } from "../../catalogue/options/option-fees";
import type { PriceLevel } from "../../catalogue/price/price-level";
import type { Minor } from "../../platform/money/money";
import type { DiscountContext, DiscountLine, DiscountRule } from "../discount/discount-rule";
import type { Redemption } from "../gift-card/redeem";
import type { TaxRounding } from "../tax/tax-for-cart";
import type { TaxTable } from "../tax/tax-rule";

/** A line, as pricing needs it. Amounts in minor units, per piece. */
export type PricingLine = Omit<DiscountLine, "unitPriceMinor"> & {
  productId: string;
  priceMinor: Minor;
  /** Current selling price; null if it is the list price. */
  finalPriceMinor: Minor | null;
  levels: readonly PriceLevel[];
  optionFees: readonly OptionFee[];
  taxClass: string;
  shippingFeeMinor: Minor;
  nonShippable: boolean;
};

/** The input of pricing a cart. */
export type PricingInput = {
  lines: readonly PricingLine[];
  /** The buyer's customer group; null for none. */
  group: string | null;
  discounts: { rules: readonly DiscountRule[]; context: DiscountContext };
  /** The chosen delivery; null before a choice, or if none is needed. */
  shipping: { code: string; title: string; priceMinor: Minor; isPickup: boolean } | null;
  tax: {
    table: TaxTable;
    /** The destination; null while unknown, when no tax is due yet. */
    destination: Destination | null;
    /** Whether prices include tax. */
    inclusive: boolean;
    /** What is rounded once, each line where it is not said (rule tax-11). */
    rounding?: TaxRounding | undefined;
    /** Whether the buyer pays none (rule tax-4). */
    isExempt?: boolean;
  };
  redemptions: readonly Redemption[];
};
