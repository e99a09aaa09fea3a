// @public

import { totalOfParts } from "../../payments/order-history";
import { formatMoney } from "../../platform/money/format-money";
import type { Minor } from "../../platform/money/money";
import type { OrderReturn } from "./order-return";

/** What goes back as text: '$10.60 (goods $10.00, tax $0.60)'. */
export function orderReturnText({ parts }: Pick<OrderReturn, "parts">, currency: string): string {
  const named = [
    ["goods", parts.goods + parts.gift_cards],
    ["shipping", parts.delivery],
    ["tax", parts.tax],
  ] as const;
  const text = named
    .filter(([, amountMinor]) => amountMinor !== 0)
    .map(([name, amountMinor]) => `${name} ${formatMoney(amountMinor, currency)}`)
    .join(", ");
  const total = formatMoney(totalOfParts(parts), currency);
  return text === "" ? total : `${total} (${text})`;
}

/**
 * What was paid back of lines as text: the same, or '$5.00 of $10.60 (goods $10.00, tax $0.60)' where it is
 * less.
 */
export function paidLinesText(
  { returned, paidMinor }: { returned: Pick<OrderReturn, "parts">; paidMinor: Minor },
  currency: string,
): string {
  const text = orderReturnText(returned, currency);
  return totalOfParts(returned.parts) === paidMinor ? text : `${formatMoney(paidMinor, currency)} of ${text}`;
}
