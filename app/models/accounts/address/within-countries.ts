import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import type { AddressSchema } from "./address-schema-by";

/**
 * A postal address in a country the shop delivers to. Whether its products may be sent there is checked with
 * the cart (rule shipping-3).
 * @param countries ISO codes
 */
export const withinCountries = (schema: AddressSchema, countries: readonly string[]) =>
  schema.superRefine((address, context) => {
    if (countries.includes(address.country)) return;
    const message = phrase("We don’t deliver to this country");
    context.addIssue({ code: z.ZodIssueCode.custom, path: ["country"], message });
  });
