import type { Address } from "./address";

/** An address in Pennsylvania, for tests. */
export const nazareth: Address = {
  first_name: "Ada",
  last_name: "Marsh",
  company: "",
  address_line1: "12 Harbor Street",
  address_line2: "",
  city: "Nazareth",
  state: "PA",
  postcode: "18064",
  country: "US",
  phone: "(610) 555-1234",
};
