import { intervalUnits, isInterval, planCode, type SubscriptionPlan } from "../plans/plan";

const pattern = /^(\d{1,3}) (day|week|month|year)s?(?::(\d{1,2}(?:\.\d{1,2})?))?$/;

/** Reads a plan of a product's row: `2 weeks:10` is every two weeks with 10 % off; null for anything else. */
export function parsePlan(text: string): SubscriptionPlan | null {
  const [, every = "", unitText = "", percent = "0"] = pattern.exec(text) ?? [];
  const unit = intervalUnits.find((one) => one === unitText);
  if (!unit) return null;
  const plan = { every: Number(every), unit, rateBasisPoints: Math.round(Number(percent) * 100) };
  return isInterval(plan) ? plan : null;
}

/** Writes a plan as {@link parsePlan} reads it. */
export const formatPlan = ({ every, unit, rateBasisPoints }: SubscriptionPlan): string =>
  `${every} ${unit}${every === 1 ? "" : "s"}${rateBasisPoints === 0 ? "" : `:${rateBasisPoints / 100}`}`;

/** The interval that a list of plans names twice; null without one. */
export function repeatedPlan(plans: readonly SubscriptionPlan[]): SubscriptionPlan | null {
  const codes = plans.map(planCode);
  return plans.find((_plan, at) => codes.indexOf(codes[at] ?? "") !== at) ?? null;
}
