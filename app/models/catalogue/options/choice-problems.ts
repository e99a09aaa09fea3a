// @public

import { fieldPrefix } from "./line-choices";

/** Shown where personalization is missing or wrong (rule options-13). */
export const personalizationTooltip = "Please fill product personalization form to add to your cart.";

/** Shown where options are missing or wrong (rule options-13). */
export const optionsTooltip = "Please complete product options to add to your cart.";

/** What a refusal says as a whole; `problems` are messages by field name. */
export function choiceRefusal(problems: Readonly<Record<string, string>>): string {
  const isPersonal = Object.keys(problems).every((name) => name.startsWith(fieldPrefix.personalization));
  return isPersonal ? personalizationTooltip : optionsTooltip;
}
