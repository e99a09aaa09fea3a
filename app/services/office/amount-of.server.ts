import { AppError } from "~/models/platform/error/app-error";
import type { Currency, Minor } from "~/models/platform/money/money";
import { parseExactMoney } from "~/models/platform/money/parse-money";
import type { ShopContext } from "../shops/context/shop-context.server";

/**
 * A typed amount in minor units.
 * @param field where the message stands
 * @param currency the business's unless it is an order's (rule markets-4)
 * @throws AppError `invalid` for a text that is no amount
 */
export function amountOf(
  { tenant }: ShopContext,
  typed: string,
  field: string,
  currency: Currency = tenant.currency,
): Minor {
  const amount = parseExactMoney(typed, currency);
  if (amount === null) throw new AppError("invalid", "Enter an amount, such as 12.50.", field);
  return amount;
}
