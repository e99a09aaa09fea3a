// @public

import type { OptionState } from "./apply-option-rules";
import { isTyped, type Selections } from "./product-option";

/** Labels of the options that must be chosen and are not; those a text is typed for are not chosen. */
export const unchosenOptions = (states: readonly OptionState[], selections: Selections): string[] =>
  states
    .filter(({ option, isShown, isEnabled }) => isShown && isEnabled && option.isRequired && !isTyped(option))
    .filter(({ option }) => !selections[option.code])
    .map(({ option }) => option.label);
