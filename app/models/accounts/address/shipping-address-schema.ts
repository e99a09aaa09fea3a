// @public

import { addressSchema } from "./address";
import { withinCountries } from "./within-countries";

/**
 * The shipping address of the checkout.
 * @param countries ISO codes of where the shop delivers
 */
export const shippingAddressSchema = (countries: readonly string[]) =>
  withinCountries(addressSchema, countries);
