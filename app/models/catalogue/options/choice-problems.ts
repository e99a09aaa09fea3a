// @public

import { message } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";
import { fieldPrefix } from "./line-choices";

/** Shown where personalization is missing or wrong (rule options-13). */
export const personalizationTooltip = message(
  "Please fill product personalization form to add to your cart.",
);

/** Shown where options are missing or wrong (rule options-13). */
export const optionsTooltip = message("Please complete product options to add to your cart.");

/** What a refusal says as a whole; `problems` are messages by field name. */
export function choiceRefusal(problems: Readonly<Record<string, string>>): string {
  const isPersonal = Object.keys(problems).every((name) => name.startsWith(fieldPrefix.personalization));
  return phrase(isPersonal ? personalizationTooltip : optionsTooltip);
}
