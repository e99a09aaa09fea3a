// @public

import type { Minor } from "../../platform/money/money";

/** How an option is shown; `text` and `textarea` take typed text, the others one of the option's values. */
export const optionTypes = ["button", "iconlist", "select", "radio", "text", "textarea"] as const;

export type OptionType = (typeof optionTypes)[number];

/**
 * Whether and how an option is there: `show` and `enable` let the shopper use it, `disable` shows it only.
 */
export const visibilities = ["show", "enable", "disable", "hide"] as const;

/** The visibility of an option. */
export type Visibility = (typeof visibilities)[number];

/** The visibility of a value, also under the names that rules use for values. */
export const valueVisibilities = [
  ...visibilities,
  "show_value",
  "enable_value",
  "disable_value",
  "hide_value",
] as const;

/** The visibility of a value of an option. */
export type ValueVisibility = (typeof valueVisibilities)[number];

/** A picture or colour beside an option or a value. `value` is the picture's address or a CSS colour. */
export type OptionThumbnail = { type: "image" | "color"; value: string; enlarge: boolean };

/** A value the shopper can choose. */
export type OptionValue = {
  code: string;
  label: string;
  isDefault: boolean;
  /** Added per piece, minor units. */
  feeMinor: Minor;
  thumbnail: OptionThumbnail | null;
  initialVisibility: ValueVisibility;
};

/** An option of a product, such as an engraving or a plug (docs/rules/options.md). */
export type ProductOption = {
  code: string;
  label: string;
  helpText: string;
  type: OptionType;
  isRequired: boolean;
  initialVisibility: Visibility;
  /** Characters of a text; a `max` of 0 means no limits. */
  textLimit: { min: number; max: number };
  /** Added per piece when anything is chosen or typed, minor units. */
  feeMinor: Minor;
  placeholder: string;
  thumbnail: OptionThumbnail | null;
  /** Empty for texts. */
  values: readonly OptionValue[];
};

/** A condition of a rule. `values` are codes; {@link anyValue} means any selection. */
export type RuleCondition = {
  option: string;
  operator: "selected" | "not_selected";
  values: readonly string[];
};

/** What a rule does to an option or, with `values`, to these values of it. */
export type RuleAction =
  | { option: string; action: Visibility; values: readonly [] }
  | { option: string; action: Exclude<ValueVisibility, Visibility>; values: readonly string[] };

/** A visibility rule. */
export type OptionRule = {
  operator: "any" | "all";
  conditions: readonly RuleCondition[];
  actions: readonly RuleAction[];
};

/** The value of a condition that any selection meets. */
export const anyValue = "0";

/** A field the shopper personalizes the product by, such as initials or a recipient. */
export type PersonalizationField = {
  code: string;
  label: string;
  type: "text" | "textarea" | "email" | "date";
  isRequired: boolean;
  /** False for a field that is kept for later. */
  isDisplayed: boolean;
  /** Most characters. */
  characterLimit: number;
};

/** The options, rules and personalization fields that products share by the set's code. */
export type OptionSet = {
  options: readonly ProductOption[];
  rules: readonly OptionRule[];
  personalization: readonly PersonalizationField[];
};

/**
 * What a shopper chose or typed: option code to value code or text. An option without a selection is absent.
 */
export type Selections = Readonly<Record<string, string>>;

/** Whether the shopper types the option. */
export const isTyped = ({ type }: Pick<ProductOption, "type">): boolean =>
  type === "text" || type === "textarea";
