import type { Minor } from "../money/money";

/** A gift certificate or store credit that a shopper applied to a cart, by `kind`. */
export type Redemption = { kind: "gift_certificate" | "store_credit"; code: string; balanceMinor: Minor };

/** The amount one redemption pays. */
export type RedeemedAmount = { kind: Redemption["kind"]; code: string; amountMinor: Minor };

/**
 * Pays a total from redemptions, in order, each up to its balance (rule pricing-8). Redemptions that pay nothing are
 * left out.
 */
export function redeem(totalMinor: Minor, redemptions: readonly Redemption[]): RedeemedAmount[] {
  let dueMinor = totalMinor;
  const amounts: RedeemedAmount[] = [];
  for (const { kind, code, balanceMinor } of redemptions) {
    const amountMinor = Math.min(Math.max(0, balanceMinor), dueMinor);
    if (amountMinor <= 0) continue;
    dueMinor -= amountMinor;
    amounts.push({ kind, code, amountMinor });
  }
  return amounts;
}
