import type { Minor } from "../money/money";
import type { ShippingItem, ShippingMethod } from "./shipping-method";
import { type Shipment, shippingPrice } from "./shipping-price";

/** A shipping method the shopper may choose, with its price. */
export type ShippingOffer = {
  code: string;
  title: string;
  type: ShippingMethod["type"] | "";
  priceMinor: Minor;
};

/** Whether anything in the cart is shipped. */
export function needsShipping(items: readonly ShippingItem[]): boolean {
  return items.some((item) => !item.nonShippable);
}

/**
 * The shipping methods a cart may choose from, in the shop's order (rule shipping-1): those that every product
 * allows and that have a price for the destination. Empty if nothing is shipped.
 */
export function availableMethods(methods: readonly ShippingMethod[], shipment: Shipment): ShippingOffer[] {
  const shipped = shipment.items.filter((item) => !item.nonShippable);
  if (shipped.length === 0) return [];
  const offers: ShippingOffer[] = [];
  for (const method of methods) {
    if (!shipped.every((item) => mayGoBy(item, method.code))) continue;
    const priceMinor = shippingPrice(method, shipment);
    if (priceMinor !== null)
      offers.push({ code: method.code, title: method.title, type: method.type, priceMinor });
  }
  return offers;
}

function mayGoBy(item: ShippingItem, methodCode: string): boolean {
  return item.limitShippingOption.length === 0 || item.limitShippingOption.includes(methodCode);
}

/**
 * The chosen method if it is offered; otherwise an empty one that costs nothing, with a message (rule shipping-2):
 * `loaded` with the cart, or `chosen` by the shopper just now.
 */
export function pickOffer(
  offers: readonly ShippingOffer[],
  code: string,
  origin: "loaded" | "chosen",
): ShippingOffer {
  const offer = offers.find((candidate) => candidate.code === code);
  const title = origin === "chosen" ? "Invalid shipping method" : "No available shipping method";
  return offer ?? { code: "", title, type: "", priceMinor: 0 };
}
