// @public

import type { Destination } from "../../accounts/address/address";
import type { CheckoutDraft } from "../checkout/checkout-draft";

/** Where a cart is sent, as far as it is known: an address, or the place of an estimate (rule cart-7). */
export type CartDestination = Destination & { isAddress: boolean };

/** The destination of a cart; null while none is known. The address replaces the place of the estimate. */
export function cartDestination({ shippingAddress, estimatedFor }: CheckoutDraft): CartDestination | null {
  const known = shippingAddress ?? estimatedFor;
  if (!known) return null;
  const { country, state, postcode } = known;
  return { country, state, postcode, isAddress: known === shippingAddress };
}
