// @public

import { addressFormat, writtenParts } from "./address-format";

/**
 * The fields of an address in the order in which forms show them, and list their mistakes: names and country,
 * then what the country writes, in its order (rule accounts-38). The company, which most people leave empty,
 * follows the street.
 * @param country ISO code; empty where none is known
 */
export function addressFieldOrder(country: string) {
  const names = ["first_name", "last_name"] as const;
  const written = writtenParts(country)
    .filter((part) => part !== "company")
    .flatMap((part) => (part === "address_line2" ? ([part, "company"] as const) : [part]));
  const { isFamilyNameFirst } = addressFormat(country);
  return [...(isFamilyNameFirst ? [...names].reverse() : names), "country", ...written, "phone"] as const;
}
