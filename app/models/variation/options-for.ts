import { autoSelectVariation } from "./auto-select-variation";
import { findVariation } from "./find-variation";
import { type OptionType, optionType, optionTypeTexts } from "./option-type";
import type { Selection, VariantOption, Variation } from "./variation";

/** Shown when every value of every option is disabled (rule variations-6). */
export const noOptionsText = "There are no options available for this product.";

/** One value of an option under the current selection. */
export type OptionChoice = {
  value: string;
  type: OptionType;
  /** What stands beside the value; empty for what can simply be bought. */
  statusText: string;
  selected: boolean;
  enabled: boolean;
  hidden: boolean;
  /** The variation that choosing this value leads to; null when there is none. */
  sku: string | null;
};

/** An option with its values under the current selection. */
export type OptionView = {
  label: string;
  display: VariantOption["display"];
  choices: OptionChoice[];
};

/**
 * Every option with what each of its values leads to (rule variations-6). `valid` shows only values that lead
 * somewhere; `all` shows the rest disabled, but a dropdown never lists a disabled value.
 */
export function optionsFor(
  options: readonly VariantOption[],
  variations: readonly Variation[],
  selection: Selection,
  displayMode: "all" | "valid" = "all",
): OptionView[] {
  return options.map(({ label, display, values }) => ({
    label,
    display,
    choices: values.map(({ value }) => {
      const { type, sku } = choiceTarget(variations, { ...selection, [label]: value }, label);
      const enabled = type !== "type_4";
      return {
        value,
        type,
        statusText: optionTypeTexts[type],
        selected: selection[label] === value,
        enabled,
        hidden: !enabled && (displayMode === "valid" || display === "dropdown"),
        sku,
      };
    }),
  }));
}

/** Whether nothing at all can be chosen, which is said with `noOptionsText`. */
export function hasNoOptions(options: readonly OptionView[]): boolean {
  return options.every((option) => option.choices.every((choice) => !choice.enabled));
}

function choiceTarget(variations: readonly Variation[], wanted: Selection, label: string) {
  const type = optionType(findVariation(variations, wanted));
  const target = autoSelectVariation(variations, wanted, label);
  // The combination itself is not there, but the value is, with other options than those chosen.
  const leadsElsewhere = type === "type_4" && target !== null;
  const sku = target?.variation.sku ?? null;
  return { type: leadsElsewhere ? redirectedType(target.updatedLabels, target.variation) : type, sku };
}

function redirectedType(updatedLabels: readonly string[], variation: Variation): OptionType {
  // Options still open are not moved by choosing this value: it shows the stock of what it completes to.
  return updatedLabels.length > 0 ? "type_6" : optionType(variation);
}
