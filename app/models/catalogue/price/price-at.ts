// @public

import type { Minor } from "../../platform/money/money";
import { planPrice, type SubscriptionPlan } from "../plans/plan";
import { atAmount, type PriceView } from "./price-view";

/** A lower price per piece from a quantity on. */
export type Tier = { minQty: number; priceMinor: Minor };

/**
 * What a shopper is about to add: pieces, the fees of the chosen options per piece, minor units, and the
 * plan.
 */
export type Wanted = { qty: number; feeMinor: Minor; plan?: SubscriptionPlan | null };

/**
 * The price per piece of what is about to be added: tiers count first, then a plan, then fees (rule
 * prices-9).
 */
export function priceAt(
  price: PriceView,
  tiers: readonly Tier[],
  { qty, feeMinor, plan = null }: Wanted,
): PriceView {
  if (price.kind !== "visible") return price;
  const reached = tiers.filter(({ minQty }) => qty >= minQty).map((tier) => tier.priceMinor);
  const goodsMinor = planPrice(Math.min(price.priceMinor, ...reached), plan);
  if (goodsMinor === price.priceMinor && feeMinor === 0) return price;
  const priceMinor = goodsMinor + feeMinor;
  const before = (price.wasMinor ?? price.priceMinor) + feeMinor;
  return atAmount(price, priceMinor, before);
}
