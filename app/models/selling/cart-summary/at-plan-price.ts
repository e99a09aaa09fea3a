import type { LineChoices } from "../../catalogue/options/line-choices";
import { planOf, planPrice } from "../../catalogue/plans/plan";
import type { CartProduct } from "../cart/cart-line-record";

/**
 * A product at the price of what was chosen for it (rule subscriptions-3): a plan takes its percent off the
 * selling price and off every tier, so that the list price is shown beside it.
 */
export function atPlanPrice<T extends CartProduct>(product: T, choices: LineChoices): T {
  const plan = planOf(product.plans, choices);
  if (plan === null) return product;
  return {
    ...product,
    finalPriceMinor: planPrice(product.finalPriceMinor, plan),
    levels: product.levels.map((level) => ({ ...level, priceMinor: planPrice(level.priceMinor, plan) })),
  };
}
