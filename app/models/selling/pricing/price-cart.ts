import type { Minor } from "../../platform/money/money";
import type { Discounts } from "../discount/apply-discounts";
import { type Adjustment, pricingStages, sumAdjustments } from "./adjustment";
import { discountAdjustments } from "./discount-adjustments";
import type { PricingInput } from "./pricing-input";
import { redemptionAdjustments } from "./redemption-adjustments";
import { shippingAdjustments } from "./shipping-adjustments";
import { taxAdjustments } from "./tax-adjustments";
import { unitAdjustments } from "./unit-adjustments";

/** A line before any adjustment. Amounts in minor units. */
export type PricedLine = { id: string; qty: number; listTotalMinor: Minor };

/** The price of a cart: its starting amounts and every step to the amount due. */
export type CartPrice = {
  lines: readonly PricedLine[];
  /** In the order of `pricingStages`. */
  adjustments: readonly Adjustment[];
  /** What was applied, free shipping, prompts, lapsed free products and refused codes. */
  discounts: Omit<Discounts, "lineDiscountsMinor">;
};

/** Prices a cart (docs/rules/pricing.md): each stage starts from the result of those before it. */
export function priceCart(input: PricingInput): CartPrice {
  const lines = input.lines.map(({ id, qty, priceMinor }) => ({ id, qty, listTotalMinor: qty * priceMinor }));
  const listOf = new Map(lines.map(({ id, listTotalMinor }) => [id, listTotalMinor]));
  const qtyOf = new Map(lines.map(({ id, qty }) => [id, qty]));
  let adjustments = unitAdjustments(input);
  const goodsOf = (lineId: string) =>
    (listOf.get(lineId) ?? 0) + sumAdjustments(adjustments, { stages: goodsStages, lineId });
  const deliveryOf = (lineId: string) => sumAdjustments(adjustments, { stages: deliveryStages, lineId });

  const unitPriceOf = (lineId: string) => goodsOf(lineId) / (qtyOf.get(lineId) || 1);
  const { adjustments: discounts, outcome } = discountAdjustments(input, unitPriceOf);
  adjustments = [...adjustments, ...discounts];
  const { isShippingFree: isFree, shippingPaidBy: paidBy } = outcome;
  adjustments = [...adjustments, ...shippingAdjustments(input, { costOf: goodsOf, isFree, paidBy })];
  adjustments = inStageOrder([...adjustments, ...taxAdjustments(input, { goodsOf, deliveryOf })]);
  const totals = lines.map(({ id, listTotalMinor }) => ({
    id,
    totalMinor: listTotalMinor + addedTo(adjustments, id),
  }));
  adjustments = [...adjustments, ...redemptionAdjustments(input.redemptions, totals)];
  const { lineDiscountsMinor: _amounts, ...rest } = outcome;
  return { lines, adjustments, discounts: rest };
}

/** Stages that change the cost of goods. */
const goodsStages = ["sale", "tier", "option_fee", "line_discount", "order_discount"] as const;
/** Stages that make up the cost of delivery. */
const deliveryStages = ["shipping", "shipping_discount", "shipping_fee"] as const;

const inStageOrder = (adjustments: readonly Adjustment[]) =>
  pricingStages.flatMap((stage) => adjustments.filter((one) => one.stage === stage));

/** What the adjustments add to a line; an included tax adds nothing. */
function addedTo(adjustments: readonly Adjustment[], lineId: string): Minor {
  return adjustments
    .filter(({ isContained }) => !isContained)
    .flatMap(({ shares }) => shares.filter((share) => share.lineId === lineId))
    .reduce((sum, share) => sum + share.amountMinor, 0);
}
