// @public

import { formatMoney } from "../../platform/money/format-money";
import type { OrderMoney } from "../order-view/order-view";

/**
 * What the shop owes a shopper, for the command line: 'Owed to the shopper: $12.00, refused 2 times'; empty
 * for nothing.
 */
export function owedText({ owedMinor, refusals }: OrderMoney, currency: string): string {
  if (owedMinor === 0) return "";
  const refused = refusals === 0 ? "" : `, refused ${refusals === 1 ? "once" : `${refusals} times`}`;
  return `Owed to the shopper: ${formatMoney(owedMinor, currency)}${refused}`;
}
