import { AppError } from "~/models/platform/error/app-error";
import type { ShopContext } from "../shops/shop-context.server";
import { changeCustomerRow } from "./owned-customers/change-row.server";

/**
 * Puts a customer into a group, whose prices and discounts are theirs from the next request on; an empty code
 * into none (rule accounts-39).
 * @throws AppError `invalid` for a code that is none, `not_found`, `forbidden`
 */
export async function groupCustomer(ctx: ShopContext, id: number, typed: string): Promise<void> {
  const code = typed.trim();
  if (!/^[\w-]{0,60}$/.test(code))
    throw new AppError("invalid", "A group has a code of letters, digits, _ and -, 60 at most.", "group");
  await changeCustomerRow(ctx, id, { groupCode: code });
}
