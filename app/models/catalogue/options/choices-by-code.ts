// @public

import type { LineChoices } from "./line-choices";
import type { OptionSet } from "./product-option";

/**
 * The choices by code, where a caller of the API named options, values and fields by their labels. A name the
 * product does not have stays as it is, and is refused when the choices are checked.
 */
export function choicesByCode(set: OptionSet, { options, personalization }: LineChoices): LineChoices {
  const chosen = Object.entries(options).map(([name, value]) => {
    const option = find(set.options, name);
    return [option?.code ?? name, (option && find(option.values, value)?.code) ?? value] as const;
  });
  const typed = Object.entries(personalization).map(
    ([name, text]) => [find(set.personalization, name)?.code ?? name, text] as const,
  );
  return { options: Object.fromEntries(chosen), personalization: Object.fromEntries(typed) };
}

/** By code, else by label. */
const find = <T extends { code: string; label: string }>(list: readonly T[], name: string): T | undefined =>
  list.find(({ code }) => code === name) ?? list.find(({ label }) => label === name);
