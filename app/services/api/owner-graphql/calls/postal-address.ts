import type { Address } from "~/models/accounts/address/address";
import type { AddressInput, PostalAddress } from "~/models/api/owner/generated/order";

/** An address as the API tells it. */
export const postalAddress = (address: Address): PostalAddress => ({
  firstName: address.first_name,
  lastName: address.last_name,
  company: address.company,
  line1: address.address_line1,
  line2: address.address_line2,
  city: address.city,
  state: address.state,
  postcode: address.postcode,
  country: address.country,
  phone: address.phone,
});

/** The fields of an address that a call sent, as its schema checks them. */
export const addressOfInput = ({
  firstName,
  lastName,
  line1,
  line2,
  company,
  state,
  ...rest
}: AddressInput) => ({
  ...rest,
  first_name: firstName,
  last_name: lastName,
  address_line1: line1,
  address_line2: line2 ?? "",
  company: company ?? "",
  state: state ?? "",
});
