import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import { formMessages } from "../../platform/validation/messages";
import { requiredName } from "../../platform/validation/person-name";
import { formatPhone } from "../../platform/validation/phone";
import { optionalText, requiredText } from "../../platform/validation/required-text";
import { cityLabel, isStateRequired, labelWithin, needsCity, stateLabel } from "./address-needs";
import { isCountryPhone } from "./country-phone";
import { formatPostalCode, isPostalCode, postalCodeRefusals } from "./postal-code";

const fields = z.object({
  first_name: requiredName(phrase("First name"), 60),
  last_name: requiredName(phrase("Last name"), 60),
  company: optionalText(phrase("Company"), 100),
  address_line1: requiredText(phrase("Address"), 120),
  address_line2: optionalText(phrase("Apartment, suite"), 120),
  city: z
    .string({ required_error: formMessages.required(phrase("City")) })
    .trim()
    .max(80, formMessages.max(phrase("City"), 80)),
  state: optionalText(phrase("State"), 80),
  postcode: optionalText(phrase("Postal code"), 12),
  country: requiredText(phrase("Country"), 2).transform((code) => code.toUpperCase()),
  phone: requiredText(phrase("Phone"), 30),
});

/** A form of a country without cities sends none. */
function withCity(typed: unknown): unknown {
  if (typeof typed !== "object" || typed === null) return typed;
  const { country, city } = typed as { country?: unknown; city?: unknown };
  return city === undefined && typeof country === "string" && !needsCity(country.toUpperCase())
    ? { ...typed, city: "" }
    : typed;
}

/** The parts of an address by which its state is found. */
type StatePlace = { country: string; state: string; postcode: string };

/**
 * The schema of a postal address, with what its country asks for (rule accounts-22). The result is trimmed,
 * with the state as addresses have it, and with postal code and phone in the country's format. Each error is
 * attached to the field to correct.
 * @param stateOf what an address has for the state that was typed; null for one that its country has not
 */
export const addressSchemaBy = (stateOf: (typed: StatePlace) => string | null) =>
  z
    .preprocess(withCity, fields)
    .superRefine((address, context) => {
      const refuse = (field: keyof typeof address, message: string) =>
        context.addIssue({ code: z.ZodIssueCode.custom, path: [field], message });
      const { country, city, phone, postcode } = address;
      if (city === "" && needsCity(country)) refuse("city", formMessages.required(cityLabel(country)));
      const state = stateOf(address);
      if (state === "" && isStateRequired(country))
        refuse("state", formMessages.required(stateLabel(country)));
      else if (state === null)
        refuse("state", phrase("Please select a valid {field}", { field: labelWithin(stateLabel(country)) }));
      if (!isCountryPhone(phone, country)) refuse("phone", formMessages.phone());
      if (!isPostalCode(postcode, country)) refuse("postcode", postalCodeRefusals.typed(postcode, country));
    })
    .transform((address) => ({
      ...address,
      state: stateOf(address) ?? address.state,
      postcode: formatPostalCode(address.postcode, address.country),
      phone: ["US", "CA"].includes(address.country) ? formatPhone(address.phone) : address.phone,
    }));

export type AddressSchema = ReturnType<typeof addressSchemaBy>;

/** A validated postal address; `country` is ISO 3166 alpha-2, missing optional parts are empty. */
export type Address = z.output<AddressSchema>;
