// @public

import { addressSchemaBy } from "./address-schema-by";
import { withinCountries } from "./within-countries";

export type { AddressSchema } from "./address-schema-by";

/**
 * An address as a browser checks it, which does not have the states of the world: the server checks a state
 * against its country's.
 */
export const typedAddressSchema = addressSchemaBy(({ state }) => state);

/**
 * The shipping address as a browser checks it.
 * @param countries ISO codes of where the shop delivers
 */
export const typedShippingAddressSchema = (countries: readonly string[]) =>
  withinCountries(typedAddressSchema, countries);
