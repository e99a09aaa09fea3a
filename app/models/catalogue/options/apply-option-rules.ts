// @public

import {
  anyValue,
  isTyped,
  type OptionRule,
  type OptionSet,
  type OptionValue,
  type ProductOption,
  type RuleCondition,
  type Selections,
  type ValueVisibility,
} from "./product-option";

/** A value as the rules leave it. */
export type ValueState = { value: OptionValue; isShown: boolean; isEnabled: boolean };

/** An option as the rules leave it; only the shown and enabled can be chosen. */
export type OptionState = {
  option: ProductOption;
  isShown: boolean;
  isEnabled: boolean;
  values: readonly ValueState[];
};

/** The options of a product for some selections, and what of the selections remains. */
export type RuledOptions = { states: readonly OptionState[]; selections: Selections };

/**
 * Applies a set's visibility rules to selections (rules options-2 to options-4). A selection that is hidden
 * or not enabled is cleared, and the rules are applied again until nothing is cleared any more. Every round
 * clears at least one selection, so it ends.
 */
export function applyOptionRules(
  set: Pick<OptionSet, "options" | "rules">,
  selections: Selections,
): RuledOptions {
  let kept = knownSelections(set.options, selections);
  for (;;) {
    const states = statesOf(set, kept);
    const next = selectable(states, kept);
    if (Object.keys(next).length === Object.keys(kept).length) return { states, selections: kept };
    kept = next;
  }
}

/** Selections of options the set has; empty ones are left out. */
function knownSelections(options: readonly ProductOption[], selections: Selections): Selections {
  const chosen = options.map(({ code }) => [code, Object.hasOwn(selections, code) ? selections[code] : ""]);
  return Object.fromEntries(chosen.filter(([, value]) => value !== ""));
}

function statesOf(
  { options, rules }: Pick<OptionSet, "options" | "rules">,
  selections: Selections,
): OptionState[] {
  const actions = rules.filter((rule) => ruleApplies(rule, selections)).flatMap((rule) => rule.actions);
  return options.map((option) => {
    const own = actions.filter((action) => action.option === option.code);
    const ofOption = own.findLast(({ values }) => values.length === 0);
    const visibility = ofOption?.action ?? option.initialVisibility;
    const values = option.values.map((value): ValueState => {
      const ofValue = own.findLast(({ values }) => values.some((code) => code === value.code));
      return { value, ...looksOf(ofValue?.action ?? value.initialVisibility) };
    });
    const { isShown, isEnabled } = looksOf(visibility);
    const hasContent = isTyped(option) || values.some((value) => value.isShown);
    return { option, isShown: isShown && hasContent, isEnabled: isEnabled && hasContent, values };
  });
}

/** Whether a rule's conditions are met (rule options-2). */
export function ruleApplies({ operator, conditions }: OptionRule, selections: Selections): boolean {
  const matches = (condition: RuleCondition) => meets(condition, selections);
  return operator === "any" ? conditions.some(matches) : conditions.every(matches);
}

function meets({ option, operator, values }: RuleCondition, selections: Selections): boolean {
  const selected = Object.hasOwn(selections, option) ? selections[option] : undefined;
  const isMet = selected !== undefined && (values.includes(anyValue) || values.includes(selected));
  return operator === "not_selected" ? !isMet : isMet;
}

function looksOf(visibility: ValueVisibility): { isShown: boolean; isEnabled: boolean } {
  const isShown = visibility !== "hide" && visibility !== "hide_value";
  return { isShown, isEnabled: isShown && visibility !== "disable" && visibility !== "disable_value" };
}

function selectable(states: readonly OptionState[], selections: Selections): Selections {
  const kept = states.filter((state) => {
    const selected = selections[state.option.code];
    return selected !== undefined && canSelect(state, selected);
  });
  return Object.fromEntries(kept.map(({ option }) => [option.code, selections[option.code] ?? ""]));
}

/** Whether an option takes this value or text as the rules leave it. */
export function canSelect({ option, isEnabled, values }: OptionState, selected: string): boolean {
  if (!isEnabled) return false;
  if (isTyped(option)) return true;
  return values.some(({ value, isEnabled: canTake }) => value.code === selected && canTake);
}

/** Options that begin hidden or disabled, or that a rule can hide or disable: their codes. */
export function conditionalOptions({
  options,
  rules,
}: Pick<OptionSet, "options" | "rules">): ReadonlySet<string> {
  const begun = options.filter(({ initialVisibility }) => !looksOf(initialVisibility).isEnabled);
  const changed = rules.flatMap(({ actions }) =>
    actions.filter(({ action, values }) => values.length === 0 && !looksOf(action).isEnabled),
  );
  return new Set([...begun.map(({ code }) => code), ...changed.map(({ option }) => option)]);
}
