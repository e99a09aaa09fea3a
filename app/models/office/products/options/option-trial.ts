import {
  applyOptionRules,
  type OptionState,
  ruleApplies,
  type ValueState,
} from "../../../catalogue/options/apply-option-rules";
import { checkChoices, type LineChoices } from "../../../catalogue/options/line-choices";
import { optionFeeMinor, optionFees } from "../../../catalogue/options/option-fees";
import {
  isTyped,
  type OptionSet,
  type RuleAction,
  type Selections,
} from "../../../catalogue/options/product-option";
import { formatMoney } from "../../../platform/money/format-money";
import type { Currency, Minor } from "../../../platform/money/money";
import type { Tone } from "../../tone";
import { ruleWords } from "./rule-words";

/** What became of an option: how it stands, and what did it. */
export type OptionFinding = {
  code: string;
  label: string;
  state: { text: string; tone: Tone };
  notes: string[];
};

/** A rule in words, and whether it applies to what is chosen. */
export type RuleFinding = { at: number; text: string; applies: boolean };

/** A product's options on trial: the form as a shopper has it, what it costs, and what the rules do. */
export type OptionTrial = {
  states: readonly OptionState[];
  selections: Selections;
  /** Why entries are refused, by the names of their fields. */
  problems: Readonly<Record<string, string>>;
  options: OptionFinding[];
  rules: RuleFinding[];
  price: { label: string; text: string }[];
};

/**
 * Tries choices as the product's page and the cart do (rule office-101): the same rules, check and fees.
 * @param sent what is chosen and typed, with what the rules take back
 */
export function optionTrial(
  set: OptionSet,
  sent: LineChoices,
  { unitMinor, currency }: { unitMinor: Minor | null; currency: Currency },
): OptionTrial {
  const { states, selections } = applyOptionRules(set, sent.options);
  const problems = checkChoices(set, sent).problems ?? {};
  const applied = set.rules.map((rule) => ruleApplies(rule, selections));
  return {
    states,
    selections,
    problems,
    options: states.map((state) =>
      finding(state, set, { applied, sent: sent.options, selections, currency }),
    ),
    rules: set.rules.map((rule, at) => ({
      at: at + 1,
      text: ruleWords(set, rule),
      applies: applied[at] ?? false,
    })),
    price: priceLines(set, selections, unitMinor, currency),
  };
}

/** Choices without those that a set does not know, as while it is typed. */
export function keptChoices({ options, personalization }: OptionSet, choices: LineChoices): LineChoices {
  const has = (code: string, value: string) =>
    options.some((one) => one.code === code && (isTyped(one) || one.values.some((v) => v.code === value)));
  const isField = (code: string) => personalization.some((one) => one.code === code);
  const kept = (texts: Readonly<Record<string, string>>, isKept: (code: string, text: string) => boolean) =>
    Object.fromEntries(Object.entries(texts).filter(([code, text]) => isKept(code, text)));
  return {
    options: kept(choices.options, has),
    personalization: kept(choices.personalization, isField),
  };
}

type About = {
  applied: readonly boolean[];
  sent: Selections;
  selections: Selections;
  currency: Currency;
};

function finding(state: OptionState, set: OptionSet, about: About): OptionFinding {
  const { option, isShown, isEnabled, values } = state;
  const { code, label } = option;
  const { applied, sent, selections, currency } = about;
  const by = lastRule(set, applied, (one) => one.option === code && one.values.length === 0);
  const why = by === null ? "as it begins" : `by rule ${by}`;
  const isEmptied = option.values.length > 0 && values.every((value) => !value.isShown);
  const text = isEmptied
    ? "Hidden, no value is shown"
    : `${!isShown ? "Hidden" : isEnabled ? "Shown" : "Locked"} ${why}`;
  const fee = optionFees(set, selections).find((one) => one.code === code);
  const isTakenBack = Boolean(sent[code]) && selections[code] === undefined;
  return {
    code,
    label,
    state: { text, tone: !isShown ? "plain" : isEnabled ? "good" : "mind" },
    notes: [
      ...(isShown && isEnabled && option.isRequired ? ["Required"] : []),
      ...values.flatMap((one) => valueNote(one, code, set, applied)),
      ...(fee ? [`Adds ${formatMoney(fee.amountMinor, currency)} a piece`] : []),
      ...(isTakenBack ? ["What is chosen is taken back"] : []),
    ],
  };
}

function valueNote(
  { value, isShown, isEnabled }: ValueState,
  option: string,
  set: OptionSet,
  applied: readonly boolean[],
): string[] {
  if (isShown && isEnabled) return [];
  const isOf = (one: RuleAction) =>
    one.option === option && (one.values as readonly string[]).includes(value.code);
  const by = lastRule(set, applied, isOf);
  return [`${value.label} is ${isShown ? "locked" : "hidden"} ${by === null ? "at first" : `by rule ${by}`}`];
}

/** The number of the rule that decides: the last applied one with such an action (rule options-2). */
function lastRule(
  { rules }: OptionSet,
  applied: readonly boolean[],
  isIt: (action: RuleAction) => boolean,
): number | null {
  const at = rules.findLastIndex((rule, place) => applied[place] && rule.actions.some(isIt));
  return at < 0 ? null : at + 1;
}

function priceLines(
  set: OptionSet,
  selections: Selections,
  unitMinor: Minor | null,
  currency: Currency,
): OptionTrial["price"] {
  const money = (amount: Minor) => formatMoney(amount, currency);
  const fees = optionFees(set, selections).map(({ title, amountMinor }) => ({
    label: title,
    text: `+${money(amountMinor)}`,
  }));
  if (unitMinor === null)
    return [...fees, { label: "Options together", text: money(optionFeeMinor(set, selections)) }];
  const total = money(unitMinor + optionFeeMinor(set, selections));
  return [{ label: "Without options", text: money(unitMinor) }, ...fees, { label: "One piece", text: total }];
}
