// @public

import { withZod } from "@remix-validated-form/with-zod";
import { validationError } from "remix-validated-form";
import { z } from "zod";
import { chooseCountry } from "~/models/accounts/address/choose-country";
import { withStateChoices } from "~/models/accounts/address/state-choices";

/**
 * Answers the button of an address form that shows the fields of the chosen country: the form as it was
 * typed, unchecked (rule accounts-38). Null for any other button.
 * @param countries ISO codes of where the shop delivers
 */
export async function answerChosenCountry(form: FormData, formId: string, countries: readonly string[]) {
  const prefix = form.get(chooseCountry);
  if (typeof prefix !== "string") return null;
  const { submittedData } = await withZod(z.object({})).validate(form);
  const typed = withStateChoices(submittedData, prefix, countries);
  return validationError({ fieldErrors: {}, formId }, typed, { status: 200 });
}
