import type { ShippingItem } from "../../catalogue/stock/shipping-method";
import type { ShippingTerms } from "../../catalogue/stock/shipping-terms";

/** A parcel of half a kilogram for tests. */
export const lamp: ShippingItem = {
  name: "Tide lamp",
  qty: 1,
  weightG: 500,
  nonShippable: false,
  shippingTerms: null,
};

/** Terms that limit a product to these methods. */
export const onlyBy = (...methods: string[]): ShippingTerms => ({ methods, methodsText: "", excluded: [] });

/** Terms that exclude these places. */
export const notTo = (...excluded: string[]): ShippingTerms => ({ methods: [], methodsText: "", excluded });

/** A non-shippable product. */
export const giftCard: ShippingItem = { ...lamp, name: "Gift card", weightG: 0, nonShippable: true };
