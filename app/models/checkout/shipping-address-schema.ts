import { z } from "zod";
import { type Address, addressSchema } from "../address/address";

/** Where a shop delivers: countries as ISO codes, and excluded US states. */
export type DeliveryArea = { countries: readonly string[]; usRestrictStates: readonly string[] };

/** The shipping address of the checkout: a postal address where the shop delivers. */
export function shippingAddressSchema({ countries, usRestrictStates }: DeliveryArea) {
  return addressSchema.superRefine((address: Address, context) => {
    const refuse = (field: keyof Address, message: string) =>
      context.addIssue({ code: z.ZodIssueCode.custom, path: [field], message });
    if (!countries.includes(address.country)) refuse("country", "We don't deliver to this country");
    else if (address.country === "US" && usRestrictStates.includes(address.state))
      refuse("state", "We can't ship this order to this state");
  });
}
