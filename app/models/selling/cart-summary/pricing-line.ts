import { optionFees } from "../../catalogue/option-fees";
import type { CartLineRecord } from "../cart-line-record";
import type { PricingLine } from "../pricing/pricing-input";

/** A line of a cart as pricing needs it. */
export function pricingLine(line: CartLineRecord): PricingLine {
  const { qty, priceMinor, finalPriceMinor, levels, taxClass, shippingFeeMinor, nonShippable } = line;
  return {
    ...{ qty, priceMinor, finalPriceMinor, levels, taxClass, shippingFeeMinor, nonShippable },
    id: String(line.itemId),
    productId: String(line.productId),
    skus: line.skus,
    categories: line.categories,
    optionFees: optionFees(line.optionSet, line.lineData.options),
    freebieOf: line.autoAddedBy,
    isUndiscounted: line.classCode === "gift_certificate" || line.isQuoted,
  };
}
