import type { CartTotals } from "../pricing/cart-totals";

/** Nothing to pay and nothing redeemed: the whole cart is free. */
export function isFreeQuote(totals: Pick<CartTotals, "grandTotalMinor" | "redemptions">): boolean {
  return totals.grandTotalMinor === 0 && totals.redemptions.length === 0;
}

/** Nothing left to pay because redemptions paid it all. */
export function isFullyRedeemed(totals: Pick<CartTotals, "totalDueMinor" | "redemptions">): boolean {
  return totals.totalDueMinor === 0 && totals.redemptions.length > 0;
}

/** The number on the cart icon: pieces of all lines, across carts in a marketplace (rule cart-2). */
export function badgeCount(carts: readonly { lines: readonly { qty: number }[] }[]): number {
  return carts.flatMap((cart) => cart.lines).reduce((sum, line) => sum + line.qty, 0);
}
