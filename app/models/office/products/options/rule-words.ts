import {
  anyValue,
  type OptionRule,
  type OptionSet,
  type ProductOption,
  type RuleAction,
  type RuleCondition,
} from "../../../catalogue/options/product-option";

type Options = OptionSet["options"];

const optionOf = (options: Options, code: string): ProductOption | undefined =>
  options.find((option) => option.code === code);

const labelOf = (options: Options, code: string) => optionOf(options, code)?.label ?? code;

const valuesOf = (options: Options, option: string, codes: readonly string[], join: string) =>
  codes
    .map((code) => optionOf(options, option)?.values.find((value) => value.code === code)?.label ?? code)
    .join(join);

function conditionWords(options: Options, { option, operator, values }: RuleCondition): string {
  const label = labelOf(options, option);
  const isNot = operator === "not_selected";
  if (values.includes(anyValue)) return isNot ? `${label} is empty` : `${label} has anything`;
  return `${label} is ${isNot ? "not " : ""}${valuesOf(options, option, values, " or ")}`;
}

const verbs: Record<RuleAction["action"], string> = {
  show: "shows",
  hide: "hides",
  enable: "opens",
  disable: "locks",
  show_value: "shows",
  hide_value: "hides",
  enable_value: "opens",
  disable_value: "locks",
};

function actionWords(options: Options, { option, action, values }: RuleAction): string {
  const label = labelOf(options, option);
  if (values.length === 0) return `${verbs[action]} ${label}`;
  return `${verbs[action]} ${valuesOf(options, option, values, ", ")} of ${label}`;
}

/** A rule in words: 'When Plug is UK: shows Note, hides Long of Cable.' */
export function ruleWords({ options }: Pick<OptionSet, "options">, rule: OptionRule): string {
  const conditions = rule.conditions.map((one) => conditionWords(options, one));
  const actions = rule.actions.map((one) => actionWords(options, one));
  return `When ${conditions.join(rule.operator === "any" ? " or " : " and ")}: ${actions.join(", ")}.`;
}
