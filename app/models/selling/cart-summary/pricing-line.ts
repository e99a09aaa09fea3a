import { optionFees } from "../../catalogue/options/option-fees";
import type { CartLineRecord } from "../cart/cart-line-record";
import type { DiscountTarget } from "../discount/discount-rule";
import type { PricingLine } from "../pricing/pricing-input";

/** A line of a cart as pricing needs it. */
export function pricingLine(line: CartLineRecord): PricingLine {
  const { qty, priceMinor, finalPriceMinor, levels, taxClass, shippingFeeMinor, nonShippable } = line;
  return {
    qty,
    priceMinor,
    finalPriceMinor,
    levels,
    taxClass,
    shippingFeeMinor,
    nonShippable,
    id: String(line.itemId),
    productId: String(line.productId),
    optionFees: optionFees(line.optionSet, line.lineData.options),
    ...discountedAs(line),
  };
}

/** A line as the conditions of discounts see it. */
export const discountedAs = ({
  skus,
  categories,
  autoAddedBy,
  classCode,
  isQuoted,
}: Pick<
  CartLineRecord,
  "skus" | "categories" | "autoAddedBy" | "classCode" | "isQuoted"
>): DiscountTarget => ({
  skus,
  categories,
  freebieOf: autoAddedBy,
  isUndiscounted: classCode === "gift_certificate" || isQuoted,
});
