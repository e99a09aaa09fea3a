// @public

import { message } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";
import { findVariation } from "../variation/find-variation";
import { type OptionValueState, optionType, optionTypeTexts } from "../variation/option-type";
import type { Selection, VariantOption, Variation } from "../variation/variation";
import { autoSelectVariation } from "./auto-select-variation";

/** Shown when every value of every option is disabled (rule variations-6). */
export const noOptionsText = message("There are no options available for this product.");

/** A value of an option under the current selection. */
export type OptionChoice = {
  value: string;
  type: OptionValueState;
  /** Text beside the value; empty if it can be bought. */
  statusText: string;
  selected: boolean;
  enabled: boolean;
  hidden: boolean;
  /** The variation that this value selects; null if there is none. */
  sku: string | null;
};

/** An option with its values under the current selection. */
export type OptionView = {
  label: string;
  display: VariantOption["display"];
  choices: OptionChoice[];
};

/**
 * Every option with its values (rule variations-6). `valid` shows only values with a variation; `all` shows
 * the others disabled, but a dropdown never lists a disabled value.
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
      const isBlamed = type !== "type_3" || isSoldOut(variations, options, selection, { label, value });
      return {
        value,
        type,
        statusText: isBlamed && optionTypeTexts[type] ? phrase(optionTypeTexts[type]) : "",
        selected: selection[label] === value,
        enabled,
        hidden: !enabled && (displayMode === "valid" || display === "dropdown"),
        sku,
      };
    }),
  }));
}

/**
 * Whether the text 'Sold Out' belongs to this value (rule variations-10). Of a chosen combination that is
 * sold out, the size says so, not the color that comes in other sizes: a chosen value is judged with the
 * options before it alone.
 */
function isSoldOut(
  variations: readonly Variation[],
  options: readonly VariantOption[],
  selection: Selection,
  { label, value }: { label: string; value: string },
): boolean {
  if (selection[label] !== value) return true;
  const upToIt = options.slice(0, options.findIndex((option) => option.label === label) + 1);
  return variations
    .filter(({ values }) => upToIt.every((option) => matches(selection[option.label], values[option.label])))
    .every((variation) => ["type_3", "type_4"].includes(optionType(variation)));
}

const matches = (chosen: string | undefined, value: string | undefined) =>
  chosen === undefined || chosen === value;

/** Whether nothing can be selected; the page then shows `noOptionsText`. */
export function hasNoOptions(options: readonly OptionView[]): boolean {
  return options.every((option) => option.choices.every((choice) => !choice.enabled));
}

function choiceTarget(variations: readonly Variation[], wanted: Selection, label: string) {
  const type = optionType(findVariation(variations, wanted));
  const target = autoSelectVariation(variations, wanted, label);
  // The combination does not exist, but the value does with other options.
  const leadsElsewhere = type === "type_4" && target !== null;
  const sku = target?.variation.sku ?? null;
  return { type: leadsElsewhere ? redirectedType(target.updatedLabels, target.variation) : type, sku };
}

function redirectedType(updatedLabels: readonly string[], variation: Variation): OptionValueState {
  // Open options stay open when this value is selected: it shows the stock of the variation it completes.
  return updatedLabels.length > 0 ? "type_6" : optionType(variation);
}
