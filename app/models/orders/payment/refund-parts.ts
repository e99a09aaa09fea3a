// @public

import type { RefundSplit } from "../../payments/refund";
import { formatMoney } from "../../platform/money/format-money";
import { redemptionTitle } from "../../selling/gift-card/redemption-title";
import type { RefundView } from "../order-view/order-view";

/**
 * Where a refund went, by name; empty where all of it went back through the payment.
 * @param paymentTitle the order's payment method
 */
export function refundParts(refund: RefundSplit, paymentTitle: string): RefundView["parts"] {
  if (refund.redemptions.length === 0) return [];
  const redeemed = refund.redemptions.map(({ amountMinor, ...redemption }) => ({
    title: redemptionTitle(redemption),
    amountMinor,
  }));
  const paid = { title: paymentTitle, amountMinor: refund.amountMinor };
  return refund.amountMinor > 0 ? [paid, ...redeemed] : redeemed;
}

/** The same as one text: 'Card $8.00, Gift card ending in ABCD $4.00'. */
export const refundPartsText = (parts: RefundView["parts"], currency: string): string =>
  parts.map(({ title, amountMinor }) => `${title} ${formatMoney(amountMinor, currency)}`).join(", ");
