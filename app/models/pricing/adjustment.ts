import type { Minor } from "../money/money";

/** The stages of a price, in the order they are applied (rule pricing-1). */
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

/** One stage of a price. */
export type PricingStage = (typeof pricingStages)[number];

/** The part of an adjustment that falls on one line, minor units. */
export type Share = { lineId: string; amountMinor: Minor };

/** One step between the list price and the amount due, with its reason. Amounts in minor units. */
export type Adjustment = {
  stage: PricingStage;
  /** What caused it: id of the discount, level or option, code of the method or certificate, name of the tax. */
  code: string;
  /** What the shopper reads. */
  title: string;
  /** What it is about: the goods or their delivery. */
  on: "goods" | "delivery";
  /** Signed: what is taken off is negative. */
  amountMinor: Minor;
  /** True for a tax that the prices contain: it is shown and adds nothing (rule pricing-7). */
  isContained: boolean;
  /** Its parts by line; they add up to `amountMinor` (rule pricing-5). */
  shares: readonly Share[];
};

/** Makes an adjustment from the part of every line; lines without a part are left out. */
export function adjustmentOf(
  reason: Pick<Adjustment, "stage" | "code" | "title"> & Partial<Pick<Adjustment, "on" | "isContained">>,
  parts: readonly Share[],
): Adjustment {
  const shares = parts.filter(({ amountMinor }) => amountMinor !== 0);
  const amountMinor = shares.reduce((sum, share) => sum + share.amountMinor, 0);
  return { on: "goods", isContained: false, ...reason, amountMinor, shares };
}

/** Which adjustments a sum counts. */
export type AdjustmentFilter = { stages: readonly PricingStage[]; on?: Adjustment["on"]; lineId?: string };

/** The sum of the adjustments of these stages: all of it, or the part of one line. */
export function sumAdjustments(adjustments: readonly Adjustment[], filter: AdjustmentFilter): Minor {
  let sumMinor = 0;
  for (const adjustment of adjustments) {
    if (!filter.stages.includes(adjustment.stage)) continue;
    if (filter.on !== undefined && adjustment.on !== filter.on) continue;
    sumMinor += filter.lineId === undefined ? adjustment.amountMinor : shareOf(adjustment, filter.lineId);
  }
  return sumMinor;
}

/** The part of an adjustment that falls on a line. */
function shareOf({ shares }: Adjustment, lineId: string): Minor {
  return shares.find((share) => share.lineId === lineId)?.amountMinor ?? 0;
}
