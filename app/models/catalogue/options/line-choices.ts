// @public

import type { Minor } from "../../platform/money/money";
import { checkPersonalization, type Personalization } from "./check-personalization";
import { checkSelections } from "./check-selections";
import { optionFees } from "./option-fees";
import type { OptionSet, Selections } from "./product-option";

/**
 * What distinguishes a line of a cart or an order from others of its product: codes and texts, as they were
 * sent.
 */
export type LineChoices = { options: Selections; personalization: Personalization };

/** A choice in words: the label and what was chosen or typed. `feeMinor` per piece, minor units. */
export type ChoiceText = { kind: keyof LineChoices; label: string; value: string; feeMinor: Minor };

/** A line without choices. */
export const noChoices: LineChoices = { options: {}, personalization: {} };

/** A product without options. */
export const noOptionSet: OptionSet = { options: [], rules: [], personalization: [] };

/** Whether a product can be added only with choices from its page (rule options-10). */
export const hasChoices = ({ options, personalization }: OptionSet): boolean =>
  options.length > 0 || personalization.some(({ isDisplayed }) => isDisplayed);

/** Checked choices, or messages by the names of the form's fields (`option.plug`, `personalization.text`). */
export type CheckedChoices =
  | { choices: LineChoices; problems: null }
  | { choices: null; problems: Readonly<Record<string, string>> };

/** Checks options and personalization of a product together. */
export function checkChoices(set: OptionSet, sent: LineChoices): CheckedChoices {
  const options = checkSelections(set, sent.options);
  const texts = checkPersonalization(set.personalization, sent.personalization);
  if (options.problems === null && texts.problems === null)
    return { choices: { options: options.selections, personalization: texts.texts }, problems: null };
  const named = (kind: keyof typeof fieldPrefix, problems: Readonly<Record<string, string>> | null) =>
    Object.entries(problems ?? {}).map(([code, text]) => [`${fieldPrefix[kind]}${code}`, text] as const);
  return {
    choices: null,
    problems: Object.fromEntries([
      ...named("options", options.problems),
      ...named("personalization", texts.problems),
    ]),
  };
}

/** How the form's fields begin; the part after the dot is the code (rule input-1). */
export const fieldPrefix = { options: "option.", personalization: "personalization." } as const;

/** The choices of posted fields, by their prefixes. */
export function choicesOf(fields: Readonly<Record<string, unknown>>): LineChoices {
  const under = (prefix: string) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) =>
        name.startsWith(prefix) && typeof value === "string" && value.trim() !== ""
          ? [[name.slice(prefix.length), value] as const]
          : [],
      ),
    );
  return { options: under(fieldPrefix.options), personalization: under(fieldPrefix.personalization) };
}

/** The choices in words, options first, each in the order of its set. */
export function choiceTexts(set: OptionSet, { options, personalization }: LineChoices): ChoiceText[] {
  const fees = new Map(optionFees(set, options).map(({ code, amountMinor }) => [code, amountMinor]));
  const chosen = set.options.flatMap(({ code, label, values }) => {
    const selected = options[code];
    if (selected === undefined) return [];
    const value = values.find((one) => one.code === selected)?.label ?? selected;
    return [{ kind: "options" as const, label, value, feeMinor: fees.get(code) ?? 0 }];
  });
  const typed = set.personalization.flatMap(({ code, label }) => {
    const value = personalization[code];
    return value === undefined ? [] : [{ kind: "personalization" as const, label, value, feeMinor: 0 }];
  });
  return [...chosen, ...typed];
}

/** Whether anything was chosen or typed. */
export const hasSelections = ({ options, personalization }: LineChoices): boolean =>
  Object.keys(options).length + Object.keys(personalization).length > 0;
