// @public

import { type Address as AnyAddress, addressSchemaBy } from "./address-schema-by";
import { regionCode, regionOfPostalCode } from "./regions";

/**
 * A postal address as a form sends it. A state that was left empty is the one of the postal code, where that
 * begins with its state's numbers.
 */
export const addressSchema = addressSchemaBy(({ country, state, postcode }) =>
  state === "" ? (regionOfPostalCode(country, postcode) ?? "") : regionCode(country, state),
);

/**
 * An address of another shop's file (rule imports-19): a state that we do not know stays as it is written.
 */
export const foreignAddressSchema = addressSchemaBy(
  ({ country, state, postcode }) =>
    regionCode(country, state) || regionOfPostalCode(country, postcode) || state,
);

/** A validated postal address; `country` is ISO 3166 alpha-2, missing optional parts are empty. */
export type Address = AnyAddress;

/** The part of an address that tax and shipping depend on. */
export type Destination = Pick<Address, "country" | "state" | "postcode">;
