import { formatMoney } from "../../platform/money/format-money";
import type { Minor } from "../../platform/money/money";
import type { Adjustment } from "../../selling/pricing/adjustment";

/**
 * A discount of an order, minor units. `from` names who pays for it in a marketplace; it is empty in other
 * shops.
 */
export type OrderDiscount = {
  title: string;
  amountMinor: Minor;
  /** What of it is off the delivery. */
  deliveryMinor: Minor;
  from: string;
  isFromSeller: boolean;
};

const stages: readonly Adjustment["stage"][] = ["line_discount", "order_discount", "shipping_discount"];

/**
 * The discounts of an order with who pays for each (rule order-groups-6), in the order they were applied.
 * @param payers names of the marketplace and the seller; null in a shop of one seller
 */
export function orderDiscounts(
  adjustments: readonly Adjustment[],
  payers: { market: string; seller: string } | null,
): OrderDiscount[] {
  const byCode = new Map<string, OrderDiscount>();
  for (const { stage, code, title, amountMinor, paidBy } of adjustments) {
    if (!stages.includes(stage) || amountMinor === 0) continue;
    const isFromSeller = payers !== null && paidBy != null;
    // No one pays for the tax that is not charged (rule tax-4).
    const from = payers === null || paidBy === undefined ? "" : isFromSeller ? payers.seller : payers.market;
    const known = byCode.get(code);
    const ofDelivery = stage === "shipping_discount" ? amountMinor : 0;
    byCode.set(code, {
      title,
      from,
      isFromSeller,
      amountMinor: (known?.amountMinor ?? 0) - amountMinor,
      deliveryMinor: (known?.deliveryMinor ?? 0) - ofDelivery,
    });
  }
  return [...byCode.values()];
}

/** 'Spring sale, from Lehigh Clay: $5.00'. */
export const discountText = ({ title, amountMinor, from }: OrderDiscount, currency: string): string =>
  `${title}${from && `, from ${from}`}: ${formatMoney(amountMinor, currency)}`;
