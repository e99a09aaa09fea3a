// @public

import type { Minor } from "../../platform/money/money";
import type { CartSummary, EnteredCode } from "./cart-summary";
import { mergeTaxes } from "./merge-taxes";

type Totals = CartSummary["totals"];

/**
 * Carts that are ordered together as one, for what a page says once: their lines, codes and totals (rule
 * order-groups-2). A delivery method is each cart's own, so there are none to choose from; `shippingMethod`
 * only says whether every cart that is delivered has one.
 * @param summaries at least one; a single one is returned as it is
 * @throws RangeError without a cart
 */
export function mergeSummaries(summaries: readonly CartSummary[]): CartSummary {
  const [first] = summaries;
  if (!first) throw new RangeError("There is at least one cart");
  if (summaries.length === 1) return first;
  const shipped = summaries.filter(({ needsShipping }) => needsShipping);
  return {
    id: first.id,
    currency: first.currency,
    storeCredit: first.storeCredit,
    count: summaries.reduce((sum, { count }) => sum + count, 0),
    items: summaries.flatMap(({ items }) => items),
    invalidItems: summaries.flatMap(({ invalidItems }) => invalidItems),
    changedItems: summaries.flatMap(({ changedItems }) => changedItems),
    needsShipping: shipped.length > 0,
    shippingOffers: [],
    shippingMethod: shipped.every(({ shippingMethod }) => shippingMethod !== null)
      ? (shipped[0]?.shippingMethod ?? null)
      : null,
    isShippingChosen: shipped.every(({ isShippingChosen }) => isShippingChosen),
    isTaxKnown: summaries.every(({ isTaxKnown }) => isTaxKnown),
    taxExemption: first?.taxExemption ?? null,
    isEstimate: summaries.some(({ isEstimate }) => isEstimate),
    appliedDiscounts: mergeDiscounts(summaries.flatMap(({ appliedDiscounts }) => appliedDiscounts)),
    couponCodes: mergeCodes(summaries.flatMap(({ couponCodes }) => couponCodes)),
    prompts: summaries.flatMap(({ prompts }) => prompts),
    freeShipping: null,
    shippingRefusals: summaries.flatMap(({ shippingRefusals }) => shippingRefusals),
    minimumRefusal: summaries.flatMap(({ minimumRefusal }) => minimumRefusal ?? []).join(" ") || null,
    totals: mergeTotals(summaries.map(({ totals }) => totals)),
    adjustments: [],
  };
}

function mergeDiscounts(applied: CartSummary["appliedDiscounts"]): CartSummary["appliedDiscounts"] {
  const byRule = new Map<string, CartSummary["appliedDiscounts"][number]>();
  for (const discount of applied) {
    const amountMinor = discount.amountMinor + (byRule.get(discount.ruleId)?.amountMinor ?? 0);
    byRule.set(discount.ruleId, { ...discount, amountMinor });
  }
  return [...byRule.values()];
}

/** A code that applies in one of the carts applies. */
function mergeCodes(codes: readonly EnteredCode[]): EnteredCode[] {
  const names = [...new Set(codes.map(({ code }) => code))];
  return names.map((code) => {
    const same = codes.filter((one) => one.code === code);
    return same.find(({ message }) => message === "") ?? same[0] ?? { code, message: "" };
  });
}

function mergeTotals(all: readonly Totals[]): Totals {
  const sum = (amount: (totals: Totals) => Minor) => all.reduce((total, one) => total + amount(one), 0);
  return {
    subtotalMinor: sum((one) => one.subtotalMinor),
    discountMinor: sum((one) => one.discountMinor),
    shippingMinor: sum((one) => one.shippingMinor),
    shippingDiscountMinor: sum((one) => one.shippingDiscountMinor),
    shippingFeeMinor: sum((one) => one.shippingFeeMinor),
    taxMinor: sum((one) => one.taxMinor),
    otherTax: mergeTaxes(all.flatMap(({ otherTax }) => otherTax)),
    addedTaxMinor: sum((one) => one.addedTaxMinor),
    grandTotalMinor: sum((one) => one.grandTotalMinor),
    redemptions: mergeRedemptions(all.flatMap(({ redemptions }) => redemptions)),
    redeemedMinor: sum((one) => one.redeemedMinor),
    totalDueMinor: sum((one) => one.totalDueMinor),
  };
}

function mergeRedemptions(redemptions: Totals["redemptions"]): Totals["redemptions"] {
  const byCode = new Map<string, Totals["redemptions"][number]>();
  for (const one of redemptions) {
    const key = `${one.kind} ${one.code}`;
    byCode.set(key, { ...one, amountMinor: one.amountMinor + (byCode.get(key)?.amountMinor ?? 0) });
  }
  return [...byCode.values()];
}
