import type { ToldAddress } from "../purchase/asked-purchase";

/** An address in the words of the protocol, without what is empty. */
export const ucpAddress = (
  address: Omit<ToldAddress, "phone"> & { phone?: string },
): Record<string, string> =>
  withoutEmpty({
    first_name: address.first_name,
    last_name: address.last_name,
    street_address: address.address_line1,
    extended_address: address.address_line2,
    address_locality: address.city,
    address_region: address.state,
    postal_code: address.postcode,
    address_country: address.country,
    phone_number: address.phone ?? "",
  });

/** The members of an object that are no empty text. */
export const withoutEmpty = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
