// @public

import type { Minor } from "../../platform/money/money";

/** The stages of pricing, in order (rule pricing-1). */
export const pricingStages = [
  "sale",
  "tier",
  "option_fee",
  "line_discount",
  "order_discount",
  "shipping",
  "shipping_discount",
  "shipping_fee",
  "tax",
  "other_tax",
  "redemption",
] as const;

export type PricingStage = (typeof pricingStages)[number];

/** A line's share of an adjustment, minor units. */
export type Share = { lineId: string; amountMinor: Minor };

/** One step from the list price to the amount due, with its reason. Amounts in minor units. */
export type Adjustment = {
  stage: PricingStage;
  /** Its cause: id of the discount, level or option, code of the method or certificate, name of the tax. */
  code: string;
  /** The text for the shopper. */
  title: string;
  /** Whether it concerns goods or delivery. */
  on: "goods" | "delivery";
  /** Signed: deductions are negative. */
  amountMinor: Minor;
  /** True for a tax included in the prices: it is shown but adds nothing (rule pricing-7). */
  isContained: boolean;
  /** Of a tax: its rate, basis points. */
  rateBasisPoints?: number;
  /** Of a discount: code of the seller who pays for it, null for the shop. */
  paidBy?: string | null;
  /** Shares by line; they add up to `amountMinor` (rule pricing-5). */
  shares: readonly Share[];
};

/** Makes an adjustment from the share of every line; lines without one are left out. */
export function adjustmentOf(
  reason: Pick<Adjustment, "stage" | "code" | "title"> &
    Partial<Pick<Adjustment, "on" | "isContained" | "rateBasisPoints" | "paidBy">>,
  parts: readonly Share[],
): Adjustment {
  const shares = parts.filter(({ amountMinor }) => amountMinor !== 0);
  const amountMinor = shares.reduce((sum, share) => sum + share.amountMinor, 0);
  return { on: "goods", isContained: false, ...reason, amountMinor, shares };
}

/** Selects the adjustments of a sum. */
export type AdjustmentFilter = { stages: readonly PricingStage[]; on?: Adjustment["on"]; lineId?: string };

/** The sum of the adjustments of these stages, in total or for one line. */
export function sumAdjustments(adjustments: readonly Adjustment[], filter: AdjustmentFilter): Minor {
  let sumMinor = 0;
  for (const adjustment of adjustments) {
    if (!filter.stages.includes(adjustment.stage)) continue;
    if (filter.on !== undefined && adjustment.on !== filter.on) continue;
    sumMinor += filter.lineId === undefined ? adjustment.amountMinor : shareOf(adjustment, filter.lineId);
  }
  return sumMinor;
}

/** A line's share of an adjustment. */
function shareOf({ shares }: Adjustment, lineId: string): Minor {
  return shares.find((share) => share.lineId === lineId)?.amountMinor ?? 0;
}
