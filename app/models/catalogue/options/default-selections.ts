// @public

import { applyOptionRules } from "./apply-option-rules";
import type { OptionSet, ProductOption, Selections } from "./product-option";

/** What is chosen when the page opens and after something was added (rule options-1). */
export function defaultSelections(set: Pick<OptionSet, "options" | "rules">): Selections {
  const chosen = set.options.flatMap((option) => {
    const value = defaultOf(option);
    return value === undefined ? [] : [[option.code, value] as const];
  });
  return applyOptionRules(set, Object.fromEntries(chosen)).selections;
}

function defaultOf({ initialVisibility, values }: ProductOption): string | undefined {
  if (initialVisibility !== "show" && initialVisibility !== "enable") return undefined;
  const isOpen = ({ initialVisibility: value }: (typeof values)[number]) =>
    value === "show" || value === "show_value";
  return values.find((value) => value.isDefault && isOpen(value))?.code;
}
