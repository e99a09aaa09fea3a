// @public

import { phrase } from "~/models/platform/texts/phrase";
import type { ShippingItem, ShippingMethod } from "../../catalogue/stock/shipping-method";
import type { Minor } from "../../platform/money/money";
import { invalidMethodText, noMethodText } from "./method-texts";
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
 * The shipping methods a cart may choose from, in the shop's order (rule shipping-1): those that every
 * product allows and that have a price for the destination. Empty if nothing is shipped.
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

/** Whether a product may be sent by a method (`limit_shipping_option`). */
export function mayGoBy(item: ShippingItem, methodCode: string): boolean {
  const limit = item.shippingTerms?.methods ?? [];
  return limit.length === 0 || limit.includes(methodCode);
}

/**
 * The method in the totals, or an empty one that costs nothing and whose title says why there is none (rule
 * shipping-2).
 * @param isAsked whether the shopper selected a method just now, which is not on offer
 */
export function methodDetail(method: ShippingOffer | null, isAsked: boolean): ShippingOffer {
  const title = phrase(isAsked ? invalidMethodText : noMethodText);
  return method ?? { code: "", title, type: "", priceMinor: 0 };
}
