// @public

import { message } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";
import { formMessages } from "../../platform/validation/messages";
import { applyOptionRules, canSelect, type OptionState } from "./apply-option-rules";
import { isTyped, type OptionSet, type ProductOption, type Selections } from "./product-option";

/** A message for each option it concerns: option code to message. */
export type OptionProblems = Readonly<Record<string, string>>;

/** The accepted selections, or why they were not accepted. */
export type CheckedSelections =
  | { selections: Selections; problems: null }
  | { selections: null; problems: OptionProblems };

/**
 * Checks what a shopper sent (rules options-5 to options-7): known values only, nothing the rules hide or
 * disable, every required option, texts within their limits. Texts are trimmed first.
 */
export function checkSelections(
  set: Pick<OptionSet, "options" | "rules">,
  sent: Selections,
): CheckedSelections {
  const trimmed = Object.fromEntries(Object.entries(sent).map(([code, value]) => [code, value.trim()]));
  const { states, selections } = applyOptionRules(set, trimmed);
  const problems = new Map<string, string>();
  for (const state of states) {
    const { code } = state.option;
    const sentValue = Object.hasOwn(trimmed, code) ? (trimmed[code] ?? "") : "";
    const problem = problemOf(state, { sent: sentValue, kept: selections[code] ?? "" });
    if (problem) problems.set(code, problem);
  }
  for (const code of Object.keys(trimmed))
    if (!set.options.some((option) => option.code === code)) problems.set(code, phrase(unknownText));
  return problems.size > 0
    ? { selections: null, problems: Object.fromEntries(problems) }
    : { selections, problems: null };
}

const unknownText = message("This product has no such option.");

function problemOf(state: OptionState, { sent, kept }: { sent: string; kept: string }): string {
  const { option, isShown, isEnabled } = state;
  if (sent !== "" && kept === "") return refusedText(state, sent);
  if (!isShown || !isEnabled) return "";
  if (kept === "") return option.isRequired ? formMessages.required(option.label) : "";
  return isTyped(option) ? lengthProblem(option, kept) : "";
}

/** Why a selection was cleared. */
function refusedText(state: OptionState, sent: string): string {
  const { option } = state;
  const value = option.values.find(({ code }) => code === sent);
  if (!isTyped(option) && !value)
    return phrase("Please choose one of the values of {label}.", { label: option.label });
  return canSelect({ ...state, isEnabled: true }, sent)
    ? phrase("{label} does not go with your other choices.", { label: option.label })
    : phrase("{label}: {value} does not go with your other choices.", {
        label: option.label,
        value: value?.label ?? "",
      });
}

function lengthProblem({ label, textLimit: { min, max } }: ProductOption, text: string): string {
  if (max === 0) return text.length > longestText ? formMessages.max(label, longestText) : "";
  if (text.length < min) return formMessages.min(min);
  return text.length > max ? formMessages.max(label, max) : "";
}

/** Most characters of a text without limits of its own (rule options-6). */
export const longestText = 1000;
