// @public

import type { Destination } from "../../accounts/address/address";
import { isStateRequired } from "../../accounts/address/address-needs";
import { countryName } from "../../accounts/address/country-name";
import { regionsOf } from "../../accounts/address/regions";
import type { ShippingItem } from "../../catalogue/stock/shipping-method";

/** A product that cannot be sent to a destination. */
export type ShippingRefusal = { name: string; message: string };

/**
 * The products of a cart that cannot be sent to a destination, each with a message (rule shipping-3): because
 * of the shop's `us_restrict_states`, which applies to all shipped products, or the product's own
 * restriction.
 */
export function shippingRefusals(
  items: readonly ShippingItem[],
  destination: Destination,
  usRestrictStates: readonly string[],
): ShippingRefusal[] {
  const isShopRefusal = isRestrictedState(destination, usRestrictStates);
  return items
    .filter((item) => !item.nonShippable && (isShopRefusal || isRestricted(item, destination)))
    .map(({ name }) => ({ name, message: `${name} cannot be shipped to ${placeName(destination)}.` }));
}

/** The field of an address form beside which a refusal of the address appears. */
export const fieldOfRefusal = ({ country }: Pick<Destination, "country">): "state" | "country" =>
  isStateRequired(country) ? "state" : "country";

/** Whether the shop sends nothing there by its `us_restrict_states`. */
export const isRestrictedState = (
  { country, state }: Destination,
  usRestrictStates: readonly string[],
): boolean => country === "US" && usRestrictStates.includes(state);

function isRestricted({ shippingTerms }: ShippingItem, { country, state }: Destination): boolean {
  const excluded = shippingTerms?.excluded ?? [];
  return excluded.includes(country) || excluded.includes(`${country}-${state}`);
}

function placeName({ country, state }: Destination): string {
  return regionsOf(country).find((region) => region.code === state)?.name ?? countryName(country);
}
