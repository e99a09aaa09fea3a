// @public

import { z } from "zod";
import { type Address, addressSchema } from "./address";

/**
 * The shipping address of the checkout: a postal address in a country the shop delivers to. Whether its
 * products may be sent there is checked with the cart (rule shipping-3).
 * @param countries ISO codes
 */
export function shippingAddressSchema(countries: readonly string[]) {
  return addressSchema.superRefine((address: Address, context) => {
    if (countries.includes(address.country)) return;
    const message = "We don’t deliver to this country";
    context.addIssue({ code: z.ZodIssueCode.custom, path: ["country"], message });
  });
}
