// @public

import { AppError } from "~/models/platform/error/app-error";
import { groupProblem } from "~/models/shops/actors/customer-group";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { ExpectedVersion } from "../../shops/records/refuse-stale.server";
import { changeCustomerRow } from "./change-row.server";

/**
 * Puts a customer into a group, whose prices and discounts are theirs from the next request on; an empty code
 * into none (rules accounts-39 and owners-11).
 * @throws AppError `invalid` for a code that is none of the shop's, `not_found`, `forbidden`; StaleRecord
 */
export async function groupCustomer(
  ctx: ShopContext,
  id: number,
  typed: string,
  expected?: ExpectedVersion,
): Promise<void> {
  const code = typed.trim();
  const problem = groupProblem(code, ctx.shop.settings.customer_groups);
  if (problem) throw new AppError("invalid", problem, "group");
  await changeCustomerRow(ctx, id, { groupCode: code }, expected);
}
