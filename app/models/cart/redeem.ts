import type { Minor } from "../money/money";

/** A gift certificate or store credit a shopper put against a cart. `kind` tells which. */
export type Redemption = { kind: "gift_certificate" | "store_credit"; code: string; balanceMinor: Minor };

/** What one redemption pays. */
export type RedeemedAmount = { kind: Redemption["kind"]; code: string; amountMinor: Minor };

/**
 * Pays a total from redemptions, in their order, each as far as its balance goes (rule pricing-8). Those that are left
 * nothing to pay are left out.
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
