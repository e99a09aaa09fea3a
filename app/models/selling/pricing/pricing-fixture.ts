import { nazareth } from "../../accounts/address/address-fixture";
import { guest } from "../discount/discount-fixture";
import type { PricingInput, PricingLine } from "./pricing-input";

/** A line for tests: one shippable piece at 10.00; the product has the line's id. */
export function pricingLine(id: string, over: Partial<PricingLine> = {}): PricingLine {
  return {
    id,
    productId: id,
    skus: [id],
    categories: [],
    isUndiscounted: false,
    qty: 1,
    priceMinor: 1000,
    finalPriceMinor: null,
    levels: [],
    optionFees: [],
    freebieOf: null,
    taxClass: "standard",
    shippingFeeMinor: 0,
    nonShippable: false,
    ...over,
  };
}

/**
 * A cart for tests: a guest in Nazareth, Pennsylvania, without discounts, delivery, taxes and redemptions.
 */
export function pricingInput(over: Partial<PricingInput> = {}): PricingInput {
  return {
    lines: [],
    group: null,
    discounts: { rules: [], context: guest },
    shipping: null,
    tax: { table: [], destination: nazareth, inclusive: false },
    redemptions: [],
    ...over,
  };
}
