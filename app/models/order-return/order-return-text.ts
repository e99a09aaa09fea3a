import { totalOfParts } from "../ledger/order-history";
import { formatMoney } from "../money/format-money";
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
