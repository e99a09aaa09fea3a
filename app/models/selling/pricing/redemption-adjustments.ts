import { allocate } from "../../platform/money/allocate";
import type { Minor } from "../../platform/money/money";
import { type Redemption, redeem } from "../gift-card/redeem";
import { redemptionTitle } from "../gift-card/redemption-title";
import { type Adjustment, adjustmentOf } from "./adjustment";

/**
 * The payments by gift certificates and store credit (rule pricing-8), spread over the lines by what each
 * still costs.
 * @param lines each line's share of the grand total, minor units
 */
export function redemptionAdjustments(
  redemptions: readonly Redemption[],
  lines: readonly { id: string; totalMinor: Minor }[],
): Adjustment[] {
  let left = lines.map(({ totalMinor }) => totalMinor);
  const dueMinor = left.reduce((sum, amount) => sum + amount, 0);
  return redeem(dueMinor, redemptions).map(({ kind, code, codeEnd, amountMinor }) => {
    const paid = allocate(amountMinor, left);
    left = left.map((amount, index) => amount - (paid[index] ?? 0));
    const title = redemptionTitle({ kind, codeEnd });
    const parts = lines.map(({ id }, index) => ({ lineId: id, amountMinor: -(paid[index] ?? 0) }));
    return adjustmentOf({ stage: "redemption", code: `${kind}:${code}`, title }, parts);
  });
}
