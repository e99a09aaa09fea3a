import type { Address } from "./address";
import { countryName } from "./country-name";

/** The lines of an address as on an envelope, without empty ones. */
export function addressLines(address: Address): string[] {
  return [
    `${address.first_name} ${address.last_name}`.trim(),
    address.company,
    address.address_line1,
    address.address_line2,
    `${address.city}, ${address.state} ${address.postcode}`.replace(/, +/, ", ").trim(),
    countryName(address.country),
  ].filter((line) => line !== "");
}
