// @public

import { phrase } from "~/models/platform/texts/phrase";
import type { CartTotals } from "../pricing/cart-totals";

/** Whether the whole cart is free: nothing to pay and nothing redeemed. */
export function isFreeQuote(totals: Pick<CartTotals, "grandTotalMinor" | "redemptions">): boolean {
  return totals.grandTotalMinor === 0 && totals.redemptions.length === 0;
}

/** Whether redemptions paid everything. */
export function isFullyRedeemed(totals: Pick<CartTotals, "totalDueMinor" | "redemptions">): boolean {
  return totals.totalDueMinor === 0 && totals.redemptions.length > 0;
}

/**
 * What a cart says that needs no payment: it is free, or gift cards and store credit pay it; otherwise null.
 */
export function nothingDueText(
  totals: Pick<CartTotals, "grandTotalMinor" | "totalDueMinor" | "redemptions">,
): string | null {
  if (isFreeQuote(totals)) return phrase("Your order is free. There is nothing to pay.");
  return isFullyRedeemed(totals)
    ? phrase("Your order is fully redeemed. There is nothing left to pay.")
    : null;
}

/**
 * The payment method of a cart of which nothing is due (rule gift-cards-6), so that its shopper need not
 * choose one.
 */
export const nothingDueCode = "nothing_due";

/** `nothingDueCode` where a free or fully redeemed cart has something in it; otherwise null. */
export function nothingDueMethod({
  items,
  totals,
}: {
  items: readonly unknown[];
  totals: Pick<CartTotals, "totalDueMinor">;
}): typeof nothingDueCode | null {
  return items.length > 0 && totals.totalDueMinor === 0 ? nothingDueCode : null;
}
