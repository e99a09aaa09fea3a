import { allocate } from "../../platform/money/allocate";
import type { Minor } from "../../platform/money/money";
import { multiplyRate } from "../../platform/money/multiply-rate";
import { buyXGetY } from "./buy-x-get-y";
import { checkConditions, matchingLines } from "./check-conditions";
import type { CouponRefusal } from "./coupon-message";
import type { DiscountContext, DiscountLine, DiscountRule } from "./discount-rule";
import { orderOfDiscounts } from "./order-of-discounts";

/** A discount that was applied. */
export type AppliedDiscount = {
  ruleId: string;
  title: string;
  code: string | null;
  /** Code of the seller who pays for it; null for the shop. */
  seller: string | null;
  /** Amount taken off the goods, minor units; zero for free shipping. */
  amountMinor: Minor;
  /** Its share of every line it applies to; the shares add up to `amountMinor`. */
  shares: readonly { lineId: string; amountMinor: Minor }[];
  /** Whether it applies to the whole order rather than to certain products or pieces (rule pricing-4). */
  isOrderDiscount: boolean;
};

/** An open choice of free products (`prompts` of the cart summary). */
export type FreebiePrompt = { ruleId: string; title: string; skus: readonly string[]; qty: number };

/** The result of all discounts together. */
export type Discounts = {
  /** Amount taken off each line, in the order of the lines; at most what the line costs. */
  lineDiscountsMinor: Minor[];
  applied: AppliedDiscount[];
  isShippingFree: boolean;
  /** Code of the seller who pays for free shipping; null for the shop, and where it is not free. */
  shippingPaidBy: string | null;
  prompts: FreebiePrompt[];
  /** Ids of free lines whose discount no longer applies; they must leave the cart. */
  lapsedFreebies: string[];
  refusals: CouponRefusal[];
};

/**
 * Applies all automatic discounts and entered codes whose conditions hold, in one fixed order
 * (`orderOfDiscounts`), each to what is left of a line. Amounts are rounded once per discount and spread over
 * its lines by largest remainder. Pass the goods of all sellers together: with one call per seller, a fixed
 * amount would count several times.
 */
export function applyDiscounts(
  lines: readonly DiscountLine[],
  rules: readonly DiscountRule[],
  context: DiscountContext,
): Discounts {
  const { holding, refusals } = selectRules(lines, rules, context);
  const taken = new Map(lines.map((line) => [line.id, 0]));
  const leftOf = (line: DiscountLine) => line.qty * line.unitPriceMinor - (taken.get(line.id) ?? 0);
  const applied: AppliedDiscount[] = [];
  for (const rule of orderOfDiscounts(holding)) {
    const targets = targetsOf(rule, lines);
    const amounts = amountsOf(rule, targets, targets.map(leftOf));
    targets.forEach((line, index) => {
      taken.set(line.id, (taken.get(line.id) ?? 0) + (amounts[index] ?? 0));
    });
    const amountMinor = amounts.reduce((sum, amount) => sum + amount, 0);
    const { id: ruleId, title, code, seller } = rule;
    if (amountMinor > 0 || rule.action.type === "free_shipping") {
      const shares = targets.map((line, index) => ({ lineId: line.id, amountMinor: amounts[index] ?? 0 }));
      applied.push({ ruleId, title, code, seller, amountMinor, shares, isOrderDiscount: isForOrder(rule) });
    }
  }
  return {
    lineDiscountsMinor: lines.map((line) => taken.get(line.id) ?? 0),
    applied,
    isShippingFree: holding.some(freesShipping),
    shippingPaidBy: holding.find(freesShipping)?.seller ?? null,
    prompts: openPrompts(holding, lines),
    lapsedFreebies: lapsedFreebies(holding, lines),
    refusals,
  };
}

function selectRules(
  lines: readonly DiscountLine[],
  rules: readonly DiscountRule[],
  context: DiscountContext,
) {
  const holding = rules.filter((rule) => rule.code === null && !checkConditions(rule, lines, context));
  const refusals: CouponRefusal[] = [];
  for (const code of new Set(context.codes.map((entered) => entered.trim().toUpperCase()))) {
    const rule = rules.find((candidate) => candidate.code?.toUpperCase() === code);
    const reason = rule ? checkConditions(rule, lines, context) : null;
    if (!rule) refusals.push({ code, reason: "unknown", rule: null });
    else if (reason) refusals.push({ code, reason, rule });
    else holding.push(rule);
  }
  return { holding, refusals };
}

function isForOrder({ action, conditions }: DiscountRule): boolean {
  const { skus, categories, exceptSkus, exceptCategories } = conditions;
  const isLimited = [skus, categories, exceptSkus, exceptCategories].some((named) => named.length > 0);
  return (
    !isLimited && (action.type === "percent" || action.type === "fixed" || action.type === "free_shipping")
  );
}

function targetsOf(rule: DiscountRule, lines: readonly DiscountLine[]): DiscountLine[] {
  return rule.action.type === "freebie" ? freebieLines(rule, lines) : matchingLines(rule, lines);
}

function amountsOf(rule: DiscountRule, lines: readonly DiscountLine[], leftMinor: readonly Minor[]): Minor[] {
  const { action } = rule;
  const sumMinor = leftMinor.reduce((sum, left) => sum + left, 0);
  switch (action.type) {
    case "buy_x_get_y":
      return buyXGetY(lines, action).map((amount, index) => Math.min(amount, leftMinor[index] ?? 0));
    case "percent":
      return allocate(Math.min(sumMinor, multiplyRate(sumMinor, action.rateBasisPoints)), leftMinor);
    case "fixed":
      return allocate(Math.min(sumMinor, action.amountMinor), leftMinor);
    case "free_shipping":
      return lines.map(() => 0);
    case "freebie":
      return freePieces(lines, action.qty);
  }
}

function freePieces(lines: readonly DiscountLine[], qty: number): Minor[] {
  let left = qty;
  return lines.map((line) => {
    const free = Math.min(line.qty, left);
    left -= free;
    return free * line.unitPriceMinor;
  });
}

function freebieLines(rule: DiscountRule, lines: readonly DiscountLine[]): DiscountLine[] {
  const { action } = rule;
  if (action.type !== "freebie") return [];
  return lines.filter(
    (line) => line.freebieOf === rule.id && line.skus.some((sku) => action.skus.includes(sku)),
  );
}

function openPrompts(holding: readonly DiscountRule[], lines: readonly DiscountLine[]): FreebiePrompt[] {
  return holding.flatMap((rule) => {
    const { action, id: ruleId, title } = rule;
    if (action.type !== "freebie" || freebieLines(rule, lines).length > 0) return [];
    return [{ ruleId, title, skus: action.skus, qty: action.qty }];
  });
}

function lapsedFreebies(holding: readonly DiscountRule[], lines: readonly DiscountLine[]): string[] {
  const valid = new Set(holding.flatMap((rule) => freebieLines(rule, lines)).map((line) => line.id));
  return lines.filter((line) => line.freebieOf !== null && !valid.has(line.id)).map((line) => line.id);
}

const freesShipping = ({ action }: DiscountRule): boolean => action.type === "free_shipping";
