// @public

import type { ShopContext } from "../../shops/context/shop-context.server";
import type { ExpectedVersion } from "../../shops/records/refuse-stale.server";
import { changeCustomerRow } from "./change-row.server";

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
