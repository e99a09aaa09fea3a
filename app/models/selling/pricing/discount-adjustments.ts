import type { Minor } from "../../platform/money/money";
import { type AppliedDiscount, applyDiscounts, type Discounts } from "../discount/apply-discounts";
import { type Adjustment, adjustmentOf } from "./adjustment";
import type { PricingInput } from "./pricing-input";

/**
 * The discounts on goods (rule pricing-4) and their other effects: free shipping, prompts, lapsed free
 * products and refused codes.
 * @param unitPriceOf price of a piece of a line before discounts, minor units
 */
export function discountAdjustments(
  { lines, discounts }: Pick<PricingInput, "lines" | "discounts">,
  unitPriceOf: (lineId: string) => Minor,
): { adjustments: Adjustment[]; outcome: Discounts } {
  const discounted = lines.map(({ id, skus, categories, qty, freebieOf, isUndiscounted }) => ({
    id,
    skus,
    categories,
    qty,
    freebieOf,
    isUndiscounted,
    unitPriceMinor: unitPriceOf(id),
  }));
  const outcome = applyDiscounts(discounted, discounts.rules, discounts.context);
  const adjustments = outcome.applied.filter(({ amountMinor }) => amountMinor > 0).map(adjustmentOfDiscount);
  // Line discounts are listed before order discounts, each in the order applied.
  return {
    adjustments: [...of(adjustments, "line_discount"), ...of(adjustments, "order_discount")],
    outcome,
  };
}

function adjustmentOfDiscount({
  ruleId,
  title,
  seller,
  isOrderDiscount,
  shares,
}: AppliedDiscount): Adjustment {
  const parts = shares.map(({ lineId, amountMinor }) => ({ lineId, amountMinor: -amountMinor }));
  return adjustmentOf(
    { stage: isOrderDiscount ? "order_discount" : "line_discount", code: ruleId, title, paidBy: seller },
    parts,
  );
}

const of = (adjustments: readonly Adjustment[], stage: Adjustment["stage"]) =>
  adjustments.filter((adjustment) => adjustment.stage === stage);
