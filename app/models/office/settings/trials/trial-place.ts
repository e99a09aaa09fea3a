import { z } from "zod";
import type { Destination } from "../../../accounts/address/address";
import { isStateRequired, labelWithin, stateLabel } from "../../../accounts/address/address-needs";
import { countryChoices, firstCountry } from "../../../accounts/address/country-choices";
import { formatPostalCode, isPostalCode, postalCodeRefusals } from "../../../accounts/address/postal-code";
import { regionCode, regionsOf } from "../../../accounts/address/regions";
import { formMessages } from "../../../platform/validation/messages";
import { optionalText, requiredText } from "../../../platform/validation/required-text";
import { deedField } from "../../record/deed-field";
import type { DeedField } from "../../record/record-view";

const country = requiredText("Country", 2);
const state = optionalText("State", 80);
const postcode = optionalText("Postal code", 12);

/** The place of a trial as it is typed; a place without a postal code is one, too. */
export const typedPlace = { country, state, postcode };

type Typed = Destination;

/** Refuses a place that is none, beside its field. */
export function refusePlace(typed: Typed, context: z.RefinementCtx): void {
  const refuse = (field: keyof Typed, message: string) =>
    context.addIssue({ code: z.ZodIssueCode.custom, path: [field], message });
  if (isStateRequired(typed.country)) {
    if (typed.state === "") refuse("state", formMessages.required(stateLabel(typed.country)));
    else if (!regionCode(typed.country, typed.state))
      refuse("state", `Please select a valid ${labelWithin(stateLabel(typed.country))}`);
  }
  if (typed.postcode !== "" && !isPostalCode(typed.postcode, typed.country))
    refuse("postcode", postalCodeRefusals.invalid(typed.country));
}

/** The destination that was typed. */
export const destinationOf = ({ country: code, state: region, postcode: postal }: Typed): Destination => ({
  country: code,
  state: regionCode(code, region) ?? region,
  postcode: formatPostalCode(postal, code),
});

/** Where a shop is, by its settings. */
type OwnPlace = { state_province: string; postal_code: string };

/**
 * The fields of a place; a trial begins at the shop's own, where its state is known.
 * @param countries ISO codes to choose from
 */
export function placeFields(countries: readonly string[], own: OwnPlace): DeedField[] {
  const first = firstCountry(countries);
  const state = isStateRequired(first) ? regionCode(first, own.state_province) : "";
  if (state === null) return fieldsOf(countries, { state: regionsOf(first)[0]?.code ?? "", postcode: "" });
  const postcode = isPostalCode(own.postal_code, first) ? own.postal_code : "";
  return fieldsOf(countries, { state, postcode });
}

const fieldsOf = (countries: readonly string[], text: { state: string; postcode: string }): DeedField[] => [
  deedField("country", "Country", {
    kind: "choice",
    text: firstCountry(countries),
    choices: countryChoices(countries).map(({ code, name }) => ({ value: code, label: name })),
  }),
  deedField("state", "State", {
    isOptional: true,
    text: text.state,
    example: "NY",
    help: "Name or code, where there are states.",
  }),
  deedField("postcode", "Postal code", { isOptional: true, text: text.postcode, example: "10001" }),
];
