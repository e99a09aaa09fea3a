// @public

import { AppError } from "../../platform/error/app-error";
import { formatMoney } from "../../platform/money/format-money";
import type { Minor } from "../../platform/money/money";

/**
 * What a change of a customer's credit is: issued above zero, withdrawn below it. Minor units.
 * @throws AppError `invalid` for an amount of zero, or one that withdraws more than there is (rule
 * store-credit-1)
 */
export function creditChange(
  balanceMinor: Minor,
  amountMinor: Minor,
  currency: string,
): "issued" | "withdrawn" {
  if (!Number.isSafeInteger(amountMinor) || amountMinor === 0)
    throw new AppError("invalid", "Enter an amount other than 0.", "amount");
  if (balanceMinor + amountMinor < 0)
    throw new AppError(
      "invalid",
      `The customer has ${formatMoney(balanceMinor, currency)} of credit, not ${formatMoney(-amountMinor, currency)}.`,
      "amount",
    );
  return amountMinor > 0 ? "issued" : "withdrawn";
}
