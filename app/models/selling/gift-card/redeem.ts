// @public

import type { Minor } from "../../platform/money/money";

/** A gift certificate or store credit that a shopper applied to a cart, by `kind`. */
export type Redemption = {
  kind: "gift_certificate" | "store_credit";
  /** Identifies it; for a gift card its id, never the code itself. */
  code: string;
  /** The last characters of a gift card's code, for the shopper. */
  codeEnd?: string;
  balanceMinor: Minor;
};

/** The amount one redemption pays. */
export type RedeemedAmount = Pick<Redemption, "kind" | "code" | "codeEnd"> & { amountMinor: Minor };

/**
 * Pays a total from redemptions, in order, each up to its balance (rule pricing-8). Redemptions that pay
 * nothing are left out.
 */
export function redeem(totalMinor: Minor, redemptions: readonly Redemption[]): RedeemedAmount[] {
  let dueMinor = totalMinor;
  const amounts: RedeemedAmount[] = [];
  for (const { balanceMinor, ...redemption } of redemptions) {
    const amountMinor = Math.min(Math.max(0, balanceMinor), dueMinor);
    if (amountMinor <= 0) continue;
    dueMinor -= amountMinor;
    amounts.push({ ...redemption, amountMinor });
  }
  return amounts;
}
