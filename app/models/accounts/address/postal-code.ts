// @public

import { phrase } from "~/models/platform/texts/phrase";
import { formMessages } from "../../platform/validation/messages";
import { labelWithin, needsPostalCode, postalCodeLabel } from "./address-needs";
import { postalCodeFormat } from "./postal-code-formats";

/**
 * A postal code in its country's format: upper case, `K1A 0B1` in Canada, `18064-1234` in the United States.
 */
export function formatPostalCode(text: string, country: string): string {
  const written = text.trim().toUpperCase().replace(/\s+/g, " ");
  if (country === "CA") return written.replace(/^(\w{3}) ?(\w{3})$/, "$1 $2");
  if (country === "US") return written.replace(/^(\d{5})[ -]?(\d{4})$/, "$1-$2");
  return written;
}

/**
 * Whether a postal code has the format of its country; one that has none takes an empty one (rule
 * accounts-22).
 */
export function isPostalCode(text: string, country: string): boolean {
  const written = formatPostalCode(text, country);
  return written === "" ? !needsPostalCode(country) : postalCodeFormat(country).test(written);
}

/** Refuses a postal code, named within a sentence as its country does. */
export const postalCodeRefusals = {
  typed: (text: string, country: string) =>
    text.trim() === ""
      ? formMessages.required(postalCodeLabel(country))
      : postalCodeRefusals.invalid(country),
  invalid: (country: string) => phrase("Please enter a valid {field}", { field: nameWithin(country) }),
  unknown: (country: string) => phrase("We don’t know this {field}", { field: nameWithin(country) }),
};

const nameWithin = (country: string) => labelWithin(postalCodeLabel(country));
