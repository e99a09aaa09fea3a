// @public

import type { Destination } from "../../accounts/address/address";
import { countryName } from "../../accounts/address/country-name";
import { regionsOf } from "../../accounts/address/regions";
import type { ShippingMethod } from "../../catalogue/stock/shipping-method";
import { formatMoney } from "../../platform/money/format-money";
import type { Currency, Minor } from "../../platform/money/money";
import { availableMethods, mayGoBy } from "./available-methods";
import { type Shipment, shippedWeightG } from "./shipping-price";

/** What becomes of a shipping method for a cart: its price, or why it is not offered; minor units. */
export type MethodVerdict = { title: string; priceMinor: Minor | null; reason: string };

/**
 * Every method of a shop with its price for a cart, or with the reason why the checkout leaves it out (rules
 * shipping-1 and shipping-3), for the people of the shop.
 * @param refusals products that cannot be sent to the address, as messages
 */
export function methodVerdicts(
  methods: readonly ShippingMethod[],
  shipment: Shipment,
  { refusals, currency }: { refusals: readonly string[]; currency: Currency },
): MethodVerdict[] {
  return methods.map((method) => {
    const [offer] = availableMethods([method], shipment);
    const [refusal] = method.type === "pickup" ? [] : refusals;
    if (offer && !refusal) return { title: method.title, priceMinor: offer.priceMinor, reason: "" };
    return { title: method.title, priceMinor: null, reason: refusal ?? reasonOf(method, shipment, currency) };
  });
}

function reasonOf(method: ShippingMethod, { items, destination, goodsMinor }: Shipment, currency: Currency) {
  const shipped = items.filter(({ nonShippable }) => !nonShippable);
  if (shipped.length === 0) return "Nothing in the cart is sent.";
  const limited = shipped.find((item) => !mayGoBy(item, method.code));
  if (limited) return `${limited.name} does not go by it.`;
  const by = method.type === "table" ? method.by : "destination";
  const measure =
    by === "weight"
      ? ` for ${shippedWeightG(items)} g`
      : by === "price"
        ? ` for goods of ${formatMoney(goodsMinor, currency)}`
        : "";
  return `No row of its table holds in ${placeName(destination)}${measure}.`;
}

const placeName = (destination: Destination | null): string => {
  if (!destination) return "an unknown place";
  const { country, state } = destination;
  return regionsOf(country).find(({ code }) => code === state)?.name ?? countryName(country);
};
