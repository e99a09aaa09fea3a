import { AppError } from "~/models/platform/error/app-error";
import type { Minor } from "~/models/platform/money/money";
import { parseExactMoney } from "~/models/platform/money/parse-money";
import type { ShopContext } from "../shops/context/shop-context.server";

/**
 * A typed amount in minor units of the business's currency.
 * @param field where the message stands
 * @throws AppError `invalid` for a text that is no amount
 */
export function amountOf({ tenant }: ShopContext, typed: string, field: string): Minor {
  const amount = parseExactMoney(typed, tenant.currency);
  if (amount === null) throw new AppError("invalid", "Enter an amount, such as 12.50.", field);
  return amount;
}
