// @public

import type { ExpectedVersion } from "../shops/refuse-stale.server";
import type { ShopContext } from "../shops/shop-context.server";
import { changeCustomerRow } from "./owned-customers/change-row.server";

/**
 * Restricts a customer, who then sees the prices that guests see, or lifts that (rule accounts-39).
 * @throws AppError `not_found`, `forbidden`; StaleRecord
 */
export const restrictCustomer = (
  ctx: ShopContext,
  id: number,
  isRestricted: boolean,
  expected?: ExpectedVersion,
): Promise<void> => changeCustomerRow(ctx, id, { isRestricted }, expected);
