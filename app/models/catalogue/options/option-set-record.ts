// @public

import { z } from "zod";
import { isFieldName } from "../../platform/form/field-name";
import { formatMajor } from "../../platform/money/format-major";
import type { Currency, Minor } from "../../platform/money/money";
import { parseMoney } from "../../platform/money/parse-money";
import { withTranslations } from "../../platform/translations/translated-schema";
import { planOptionCode } from "../plans/plan";
import {
  storedTranslations,
  translatedLabel,
  translatedOptionFields,
  writtenTranslations,
} from "../translations/option-translations";
import {
  anyValue,
  type OptionRule,
  type OptionSet,
  type OptionValue,
  optionTypes,
  type PersonalizationField,
  type ProductOption,
  type RuleAction,
  valueVisibilities,
  visibilities,
} from "./product-option";

const code = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{0,59}$/, "must be lower-case letters, digits, - and _, at most 60");
const valueCode = code.refine((text) => text !== anyValue, `'${anyValue}' means any value`);
/** Also the name of a form's field, which numbers and words of the language are not. */
const fieldCode = code
  .regex(/^[a-z]/, "must begin with a letter")
  .refine((text) => isFieldName(text) && text !== planOptionCode, "is reserved");
const label = z.string().trim().min(1).max(200);
const fee = z.string().default("");
const thumbnail = z
  .object({
    type: z.enum(["image", "color"]),
    value: z.string().min(1).max(500),
    enlarge: z.boolean().default(false),
  })
  .strict()
  .nullable()
  .default(null);

const valueSchema = withTranslations(
  z.object({
    code: valueCode,
    label,
    is_default: z.boolean().default(false),
    additional_fee: fee,
    thumbnail,
    initial_visibility: z.enum(valueVisibilities).default("show"),
  }),
  translatedLabel,
);

const limit = z.number().int().min(0).max(10_000);

const optionSchema = withTranslations(
  z.object({
    code: fieldCode,
    label,
    help_text: z.string().max(1000).default(""),
    option_type: z.enum(optionTypes),
    is_required: z.boolean().default(false),
    initial_visibility: z.enum(visibilities).default("show"),
    text_limit: z
      .object({ min: limit.default(0), max: limit.default(0) })
      .strict()
      .refine(({ min, max }) => max === 0 || min <= max, "min is above max")
      .default({}),
    additional_fee: fee,
    placeholder_text: z.string().max(200).default(""),
    icon: thumbnail,
    values: z.array(valueSchema).max(200).default([]),
  }),
  translatedOptionFields,
);

const conditionSchema = z
  .object({
    option: z.string(),
    operator: z.enum(["selected", "not_selected"]).default("selected"),
    values: z.array(z.string()).min(1),
  })
  .strict();

const actionSchema = z
  .object({
    option: z.string(),
    action: z.enum(valueVisibilities),
    values: z.array(z.string()).default([]),
  })
  .strict();

const ruleSchema = z
  .object({
    operator: z.enum(["any", "all"]).default("all"),
    conditions: z.array(conditionSchema).min(1).max(50),
    actions: z.array(actionSchema).min(1).max(50),
  })
  .strict();

const personalizationSchema = withTranslations(
  z.object({
    code: fieldCode,
    label,
    type: z.enum(["text", "textarea", "email", "date"]).default("text"),
    required: z.boolean().default(false),
    displayed: z.boolean().default(true),
    character_limit: z.number().int().min(1).max(10_000).default(255),
  }),
  translatedLabel,
);

/** One option set of options.json. */
export const optionSetSchema = z
  .object({
    code,
    options: z.array(optionSchema).max(50).default([]),
    rules: z.array(ruleSchema).max(200).default([]),
    personalization: z.array(personalizationSchema).max(20).default([]),
  })
  .strict();

/** options.json (docs/shop-folder.md): the option sets that products name by their code. */
export const optionSetFileSchema = z.array(optionSetSchema);

/** An option set as options.json has it. Fees are amounts such as `12.00`; pictures are file names. */
export type OptionSetRecord = z.output<typeof optionSetSchema>;

/** The sets of options.json by code, or everything that is wrong with them. */
export function readOptionSets(
  records: readonly OptionSetRecord[],
  currency: Currency,
): { sets: Map<string, OptionSet>; problems: string[] } {
  const problems: string[] = [];
  const sets = new Map<string, OptionSet>();
  for (const record of records) {
    const complain = (text: string) => problems.push(`option set '${record.code}': ${text}`);
    if (sets.has(record.code)) complain("is listed twice");
    for (const text of problemsOf(record)) complain(text);
    const feeOf = (text: string): Minor => {
      const minor = text === "" ? 0 : parseMoney(text, currency);
      if (minor !== null && minor >= 0) return minor;
      complain(`'${text}' is not an amount such as 12.00`);
      return 0;
    };
    sets.set(record.code, {
      options: record.options.map((option) => optionOf(option, feeOf)),
      rules: record.rules.map(
        ({ operator, conditions, actions }): OptionRule => ({
          operator,
          conditions,
          actions: actions as RuleAction[],
        }),
      ),
      personalization: record.personalization.map(fieldOf),
    });
  }
  return { sets, problems };
}

function optionOf(option: OptionSetRecord["options"][number], feeOf: (text: string) => Minor): ProductOption {
  return {
    code: option.code,
    label: option.label,
    helpText: option.help_text,
    type: option.option_type,
    isRequired: option.is_required,
    initialVisibility: option.initial_visibility,
    textLimit: option.text_limit,
    feeMinor: feeOf(option.additional_fee),
    placeholder: option.placeholder_text,
    thumbnail: option.icon,
    values: option.values.map(
      (value): OptionValue => ({
        code: value.code,
        label: value.label,
        isDefault: value.is_default,
        feeMinor: feeOf(value.additional_fee),
        thumbnail: value.thumbnail,
        initialVisibility: value.initial_visibility,
        ...storedTranslations(value),
      }),
    ),
    ...storedTranslations(option),
  };
}

const fieldOf = (field: OptionSetRecord["personalization"][number]): PersonalizationField => ({
  code: field.code,
  label: field.label,
  type: field.type,
  isRequired: field.required,
  isDisplayed: field.displayed,
  characterLimit: field.character_limit,
  ...storedTranslations(field),
});

/** A stored set as options.json has it; reading it gives the same set. */
export function optionSetRecord(setCode: string, set: OptionSet, currency: Currency): OptionSetRecord {
  const feeText = (minor: Minor) => (minor === 0 ? "" : formatMajor(minor, currency));
  return {
    code: setCode,
    options: set.options.map((option) => ({
      code: option.code,
      label: option.label,
      help_text: option.helpText,
      option_type: option.type,
      is_required: option.isRequired,
      initial_visibility: option.initialVisibility,
      text_limit: option.textLimit,
      additional_fee: feeText(option.feeMinor),
      placeholder_text: option.placeholder,
      icon: option.thumbnail,
      values: option.values.map((value) => ({
        code: value.code,
        label: value.label,
        is_default: value.isDefault,
        additional_fee: feeText(value.feeMinor),
        thumbnail: value.thumbnail,
        initial_visibility: value.initialVisibility,
        ...writtenTranslations(value),
      })),
      ...writtenTranslations(option),
    })),
    rules: set.rules.map(({ operator, conditions, actions }) => ({
      operator,
      conditions: conditions.map(({ option, operator: how, values }) => ({
        option,
        operator: how,
        values: [...values],
      })),
      actions: actions.map(({ option, action, values }) => ({ option, action, values: [...values] })),
    })),
    personalization: set.personalization.map((field) => ({
      code: field.code,
      label: field.label,
      type: field.type,
      required: field.isRequired,
      displayed: field.isDisplayed,
      character_limit: field.characterLimit,
      ...writtenTranslations(field),
    })),
  };
}

/** What does not fit together in a set: repeated codes, unknown options and values, types without values. */
function problemsOf({ options, rules, personalization }: OptionSetRecord): string[] {
  const problems: string[] = [];
  const byCode = new Map(options.map((option) => [option.code, option]));
  for (const twice of repeated(options)) problems.push(`option '${twice}' is listed twice`);
  for (const twice of repeated(personalization)) problems.push(`field '${twice}' is listed twice`);
  for (const option of options) {
    const isText = option.option_type === "text" || option.option_type === "textarea";
    if (isText !== (option.values.length === 0))
      problems.push(`option '${option.code}' ${isText ? "is typed and takes no values" : "has no values"}`);
    for (const twice of repeated(option.values))
      problems.push(`value '${twice}' of '${option.code}' is listed twice`);
  }
  const lookUp = (optionCode: string, values: readonly string[]) => {
    const option = byCode.get(optionCode);
    if (!option) problems.push(`a rule names the unknown option '${optionCode}'`);
    for (const value of option ? values : [])
      if (value !== anyValue && !option?.values.some((one) => one.code === value))
        problems.push(`a rule names the unknown value '${value}' of '${optionCode}'`);
  };
  for (const { conditions, actions } of rules) {
    for (const condition of conditions) lookUp(condition.option, condition.values);
    for (const { option, action, values } of actions) {
      lookUp(option, values);
      if (action.endsWith("_value") !== values.length > 0)
        problems.push(
          `the action '${action}' on '${option}' ${values.length > 0 ? "takes no" : "needs"} values`,
        );
    }
  }
  return problems;
}

function repeated(list: readonly { code: string }[]): string[] {
  const codes = list.map((one) => one.code);
  return [...new Set(codes.filter((one, at) => codes.indexOf(one) !== at))];
}
