// @public

import { addressFieldOrder } from "./address-field-order";
import {
  cityLabel,
  isStateRequired,
  needsCity,
  needsPostalCode,
  postalCodeLabel,
  stateLabel,
} from "./address-needs";

/** A field of an address in a country: its name in an address, its label, whether it must be filled in. */
export type AddressField = { name: string; label: string; required: boolean };

/** The fields of an address in the order and by the names of its country (rule accounts-38). */
export function addressFieldList(country: string): AddressField[] {
  const labels: Record<string, string> = {
    first_name: "First name",
    last_name: "Last name",
    country: "Country",
    company: "Company",
    address_line1: "Address",
    address_line2: "Apartment, suite",
    city: cityLabel(country),
    state: stateLabel(country),
    postcode: postalCodeLabel(country),
    phone: "Phone",
  };
  const optional: Record<string, boolean> = {
    company: true,
    address_line2: true,
    city: !needsCity(country),
    state: !isStateRequired(country),
    postcode: !needsPostalCode(country),
  };
  return addressFieldOrder(country).map((name) => ({
    name,
    label: labels[name] ?? name,
    required: !optional[name],
  }));
}
