import { firstCountry } from "../../accounts/address/country-choices";
import type { CheckoutDraft } from "../../selling/checkout/checkout-draft";

/** The countries of the addresses that the forms of a checkout begin with. */
export const shownCountries = (
  { shippingAddress, billingAddress, express }: CheckoutDraft,
  countries: readonly string[],
): string[] =>
  [shippingAddress, billingAddress, express?.address]
    .flatMap((address) => address?.country ?? [])
    .concat(firstCountry(countries));
