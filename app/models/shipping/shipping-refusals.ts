import type { Destination } from "../address/address";
import { regionsOf } from "../address/regions";
import type { ShippingItem } from "./shipping-method";

/** A product that must not go to a destination. */
export type ShippingRefusal = { name: string; message: string };

/**
 * The products of a cart that must not go to a destination, each with a message that names it (rule shipping-3): by the
 * shop's `us_restrict_states`, which holds for everything it delivers, or by their own restriction.
 */
export function shippingRefusals(
  items: readonly ShippingItem[],
  destination: Destination,
  usRestrictStates: readonly string[],
): ShippingRefusal[] {
  const isShopRefusal = destination.country === "US" && usRestrictStates.includes(destination.state);
  return items
    .filter((item) => !item.nonShippable && (isShopRefusal || isRestricted(item, destination)))
    .map(({ name }) => ({ name, message: `${name} cannot be shipped to ${placeName(destination)}.` }));
}

function isRestricted({ restriction }: ShippingItem, destination: Destination): boolean {
  if (!restriction) return false;
  return (
    restriction.countries.includes(destination.country) || restriction.states.includes(destination.state)
  );
}

function placeName({ country, state }: Destination): string {
  return regionsOf(country).find((region) => region.code === state)?.name ?? country;
}
