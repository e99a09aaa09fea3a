// @public

import { phrase } from "~/models/platform/texts/phrase";
import type { OptionSet, OptionValue, ProductOption } from "../options/product-option";
import { onceCode, planCode, planOptionCode, planText, type SubscriptionPlan } from "./plan";

const value = (code: string, label: string): OptionValue => ({
  code,
  label,
  isDefault: code === onceCode,
  feeMinor: 0,
  thumbnail: null,
  initialVisibility: "show",
});

/**
 * A product's options with the one that asks how it is bought (rule subscriptions-2), first of all.
 * @param asks whether it must be answered: on the page it has a default, elsewhere no answer is a one-time
 * purchase
 */
export function withPlans(
  set: OptionSet,
  plans: readonly SubscriptionPlan[],
  asks: "on the page" | "in a line",
): OptionSet {
  if (plans.length === 0) return set;
  const option: ProductOption = {
    code: planOptionCode,
    label: phrase("How often"),
    helpText: phrase(
      "Subscriptions need an account, where you can pause, skip, change or cancel them at any time.",
    ),
    type: "radio",
    isRequired: asks === "on the page",
    initialVisibility: "show",
    textLimit: { min: 0, max: 0 },
    feeMinor: 0,
    placeholder: "",
    thumbnail: null,
    values: [
      value(onceCode, phrase("One-time purchase")),
      ...plans.map((plan) => value(planCode(plan), planText(plan))),
    ],
  };
  return { ...set, options: [option, ...set.options] };
}
