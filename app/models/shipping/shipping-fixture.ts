import type { ShippingItem } from "./shipping-method";

/** A parcel of half a kilogram for tests. */
export const lamp: ShippingItem = {
  name: "Tide lamp",
  qty: 1,
  weightG: 500,
  nonShippable: false,
  limitShippingOption: [],
  restriction: null,
};

/** A non-shippable product. */
export const giftCard: ShippingItem = { ...lamp, name: "Gift card", weightG: 0, nonShippable: true };
