// @public

import { message } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";
import type { Minor } from "../../platform/money/money";
import { multiplyRate } from "../../platform/money/multiply-rate";
import type { ShopMarket } from "../../shops/markets/shop-market";
import type { LineChoices } from "../options/line-choices";

export const intervalUnits = ["day", "week", "month", "year"] as const;

/** How often a subscription is delivered: every `every` units. */
export type Interval = { every: number; unit: (typeof intervalUnits)[number] };

/** An interval a product may be subscribed at, with what it takes off the price. */
export type SubscriptionPlan = Interval & { rateBasisPoints: number };

/**
 * The plans a product is offered at. Deliveries are ordered in the shop's first market: in a further one
 * there are none (rule markets-5).
 */
export const plansIn = (
  { market }: { market?: ShopMarket },
  plans: readonly SubscriptionPlan[],
): readonly SubscriptionPlan[] => (market ? [] : plans);

/** The longest interval, in each unit: two years. */
const longestEvery: Record<Interval["unit"], number> = { day: 730, week: 104, month: 24, year: 2 };

/** Whether an interval is a whole number of units, at most two years (rule subscriptions-1). */
export const isInterval = ({ every, unit }: Interval): boolean =>
  Number.isInteger(every) && every >= 1 && every <= longestEvery[unit];

/** The choice a plan is, on the product's page and in a line: `2-week`. */
export const planCode = ({ every, unit }: Interval): string => `${every}-${unit}`;

/** Code of the option that asks how a product is bought; the shop's own options cannot have it. */
export const planOptionCode = "subscription_plan";
/** The value of a one-time purchase; a line without the option is one, too. */
export const onceCode = "once";

const intervalTexts = {
  day: message("{every, plural, =1 {every day} other {every # days}}"),
  week: message("{every, plural, =1 {every week} other {every # weeks}}"),
  month: message("{every, plural, =1 {every month} other {every # months}}"),
  year: message("{every, plural, =1 {every year} other {every # years}}"),
} as const;

/** 'every 2 weeks', 'every month'. */
export const intervalText = ({ every, unit }: Interval): string => phrase(intervalTexts[unit], { every });

/** 'Subscribe, every 2 weeks · 10% off'. */
export function planText(plan: SubscriptionPlan): string {
  const interval = intervalText(plan);
  return plan.rateBasisPoints > 0
    ? phrase("Subscribe, {interval} · {percent}% off", { interval, percent: plan.rateBasisPoints / 100 })
    : phrase("Subscribe, {interval}", { interval });
}

/** Whether a line starts a subscription. */
export function isSubscription({ options }: Pick<LineChoices, "options">): boolean {
  const chosen = options[planOptionCode] ?? "";
  return chosen !== "" && chosen !== onceCode;
}

/** The plan a line was chosen at; null for a one-time purchase, and for a plan that is no longer offered. */
export const planOf = (
  plans: readonly SubscriptionPlan[],
  { options }: Pick<LineChoices, "options">,
): SubscriptionPlan | null => plans.find((plan) => planCode(plan) === options[planOptionCode]) ?? null;

/**
 * A subscriber's price, minor units: the day's price less the plan's percent, rounded half away from zero.
 */
export const planPrice = (priceMinor: Minor, plan: SubscriptionPlan | null): Minor =>
  plan === null ? priceMinor : priceMinor - multiplyRate(priceMinor, plan.rateBasisPoints);

/** Choices in which a one-time purchase is not said, so that it is one line however it came about. */
export function withoutOnce(choices: LineChoices): LineChoices {
  if (choices.options[planOptionCode] !== onceCode) return choices;
  const { [planOptionCode]: _once, ...options } = choices.options;
  return { ...choices, options };
}

/** The interval a plan's code names; null for anything else. */
export function intervalOfCode(code: string): Interval | null {
  const [, every = "", unitText = ""] = /^(\d{1,3})-([a-z]+)$/.exec(code) ?? [];
  const unit = intervalUnits.find((one) => one === unitText);
  if (!unit) return null;
  const interval = { every: Number(every), unit };
  return isInterval(interval) ? interval : null;
}
