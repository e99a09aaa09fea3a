import { checkPersonalization } from "../../../catalogue/options/check-personalization";
import { checkSelections } from "../../../catalogue/options/check-selections";
import { defaultSelections } from "../../../catalogue/options/default-selections";
import { choiceTexts, noOptionSet } from "../../../catalogue/options/line-choices";
import { optionFeeMinor } from "../../../catalogue/options/option-fees";
import type { OptionSet } from "../../../catalogue/options/product-option";
import type { Currency, Minor } from "../../../platform/money/money";
import { toMajor } from "../../../platform/money/to-major";
import type { Product } from "../generated/product";

/** The fields of a product about its options. */
export type OptionFields = Pick<
  Product,
  | "product_options"
  | "product_option_rules"
  | "product_options_fee"
  | "product_options_data"
  | "invalid_product_options_data"
  | "personalization_data"
  | "personalization_options"
  | "invalid_personalization_data"
>;

/** Maps options to API fields. @param currency of the fees; null where prices are hidden */
export function optionFields(options: OptionSet | null, currency: Currency | null): OptionFields {
  const set = options ?? noOptionSet;
  const preselected = defaultSelections(set);
  const fee = (minor: Minor) => (currency === null ? null : toMajor(minor, currency));
  return {
    product_options: set.options.map((option) => ({
      _id: option.code,
      label: option.label,
      help_text: option.helpText,
      option_type: option.type,
      is_required: option.isRequired,
      initial_visibility: option.initialVisibility,
      text_limit: option.textLimit,
      additional_fee: fee(option.feeMinor),
      placeholder_text: option.placeholder,
      icon: option.thumbnail?.type === "image" ? option.thumbnail.value : null,
      thumbnail: option.thumbnail,
      values: option.values.map((value) => ({
        _id: value.code,
        label: value.label,
        is_default: value.isDefault,
        additional_fee: fee(value.feeMinor),
        thumbnail: value.thumbnail,
        initial_visibility: value.initialVisibility,
      })),
    })),
    product_option_rules: set.rules.map(({ operator, conditions, actions }) => ({
      operator,
      conditions: conditions.map((condition) => ({ ...condition, values: [...condition.values] })),
      actions: actions.map((action) => ({ ...action, values: [...action.values] })),
    })),
    product_options_fee: fee(optionFeeMinor(set, preselected)),
    product_options_data: Object.fromEntries(
      choiceTexts(set, { options: preselected, personalization: {} }).map(({ label, value }) => [
        label,
        value,
      ]),
    ),
    invalid_product_options_data: checkSelections(set, preselected).problems !== null,
    invalid_personalization_data: checkPersonalization(set.personalization, {}).problems !== null,
    personalization_data: Object.fromEntries(
      set.personalization.filter(({ isDisplayed }) => isDisplayed).map(({ code }) => [code, ""]),
    ),
    personalization_options: set.personalization.map((field) => ({
      code: field.code,
      label: field.label,
      type: field.type,
      required: field.isRequired,
      displayed: field.isDisplayed,
      character_limit: field.characterLimit,
    })),
  };
}
