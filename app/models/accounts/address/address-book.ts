// @public

import { z } from "zod";
import type { Address } from "./address";

/** An address in a customer's address book. */
export type BookAddress = {
  id: number;
  address: Address;
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
};

/** The most addresses of a customer (rule accounts-22). */
export const maxBookAddresses = 50;

export const bookAddressFormId = "address";

/** The buttons of the address book beside its form. */
export const addressButtonSchema = z.object({
  intent: z.enum(["remove", "default-shipping", "default-billing"]),
  address_id: z.coerce.number().int().positive(),
});

/** What a button of the address book asks for. */
export type AddressButton = z.output<typeof addressButtonSchema>;

/** The same for the same address, however it is spelled in capitals and blanks. */
export const addressKey = (address: Address): string =>
  Object.keys(address)
    .sort()
    .map((name) => address[name as keyof Address].trim().toLowerCase().replace(/\s+/g, " "))
    .join("\n");
