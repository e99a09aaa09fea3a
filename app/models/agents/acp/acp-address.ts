import type { ToldAddress } from "../purchase/asked-purchase";

/** An address in the words of the protocol, which demands every part. */
export const acpAddress = (
  address: Omit<ToldAddress, "phone" | "address_line2"> & { address_line2?: string },
): Record<string, string> => ({
  name: [address.first_name, address.last_name].filter(Boolean).join(" "),
  line_one: address.address_line1,
  ...(address.address_line2 ? { line_two: address.address_line2 } : {}),
  city: address.city,
  state: address.state,
  country: address.country,
  postal_code: address.postcode,
});
