/** The fields of an address in the order in which forms show them, and list their mistakes. */
export const addressFieldOrder = [
  "first_name",
  "last_name",
  "country",
  "address_line1",
  "address_line2",
  "company",
  "city",
  "state",
  "postcode",
  "phone",
] as const;
