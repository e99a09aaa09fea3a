// @public

import type { Redemption } from "./redeem";

/**
 * A gift card or store credit as totals and refunds name it: the last four characters tell one card from
 * another and give nothing away.
 */
export function redemptionTitle({ kind, codeEnd }: Pick<Redemption, "kind" | "codeEnd">): string {
  if (kind === "store_credit") return "Store credit";
  return codeEnd ? `Gift card ending in ${codeEnd}` : "Gift card";
}
