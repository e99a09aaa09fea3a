import type { ShippingMethod } from "../../catalogue/stock/shipping-method";
import type { Minor } from "../../platform/money/money";
import type { ShippingOffer } from "./available-methods";

/** How far a cart is from free shipping; minor units. `missingMinor` is 0 once it ships for free. */
export type FreeShipping = { fromMinor: Minor; missingMinor: Minor };

/**
 * What free shipping takes (rule shipping-6): the lowest threshold of the methods the cart may choose from.
 * @param goodsMinor what counts for thresholds (rule shipping-4)
 * @returns null where no offered method has one
 */
export function freeShipping(
  offers: readonly ShippingOffer[],
  methods: readonly ShippingMethod[],
  goodsMinor: Minor,
): FreeShipping | null {
  const offered = new Set(offers.map(({ code }) => code));
  const thresholds = methods.flatMap((method) =>
    offered.has(method.code) && method.type === "free_above" ? [method.freeAboveMinor] : [],
  );
  if (thresholds.length === 0) return null;
  const fromMinor = Math.min(...thresholds);
  return { fromMinor, missingMinor: Math.max(0, fromMinor - goodsMinor) };
}
