// @public

import { z } from "zod";
import { messages } from "../../platform/validation/messages";
import { requiredName } from "../../platform/validation/person-name";
import { formatPhone } from "../../platform/validation/phone";
import { optionalText, requiredText } from "../../platform/validation/required-text";
import { isCountryPhone } from "./country-phone";
import { formatPostalCode, isPostalCode, postalCodeRefusals } from "./postal-code";
import { isStateRequired, regionCode } from "./regions";

const fields = z.object({
  first_name: requiredName("First name", 60),
  last_name: requiredName("Last name", 60),
  company: optionalText("Company", 100),
  address_line1: requiredText("Address", 120),
  address_line2: optionalText("Apartment, suite", 120),
  city: requiredText("City", 80),
  state: optionalText("State", 80),
  postcode: optionalText("Postal code", 12),
  country: requiredText("Country", 2).transform((code) => code.toUpperCase()),
  phone: requiredText("Phone", 30),
});

/**
 * A postal address as a form sends it. The result is trimmed, with the state's code, and with postal code and
 * phone in the country's format. Each error is attached to the field to correct.
 */
export const addressSchema = fields
  .superRefine((address, context) => {
    const refuse = (field: keyof typeof address, message: string) =>
      context.addIssue({ code: z.ZodIssueCode.custom, path: [field], message });
    if (isStateRequired(address.country)) {
      if (address.state === "") refuse("state", messages.required("State"));
      else if (!regionCode(address.country, address.state)) refuse("state", "Please select a valid state");
    }
    if (!isCountryPhone(address.phone, address.country)) refuse("phone", messages.phone());
    if (!isPostalCode(address.postcode, address.country))
      refuse("postcode", postalCodeRefusals.typed(address.postcode, address.country));
  })
  .transform((address) => ({
    ...address,
    state: regionCode(address.country, address.state) ?? address.state,
    postcode: formatPostalCode(address.postcode, address.country),
    phone: ["US", "CA"].includes(address.country) ? formatPhone(address.phone) : address.phone,
  }));

/** A validated postal address; `country` is ISO 3166 alpha-2, missing optional parts are empty. */
export type Address = z.output<typeof addressSchema>;

/** The part of an address that tax and shipping depend on. */
export type Destination = Pick<Address, "country" | "state" | "postcode">;
