// @public

import type { ExpectedVersion } from "../shops/refuse-stale.server";
import type { ShopContext } from "../shops/shop-context.server";
import { changeCustomerRow } from "./owned-customers/change-row.server";

/**
 * Approves a customer: the account counts as confirmed, and as unrestricted (rule accounts-39).
 * @throws AppError `not_found`, `forbidden`; StaleRecord
 */
export const approveCustomer = (ctx: ShopContext, id: number, expected?: ExpectedVersion): Promise<void> =>
  changeCustomerRow(ctx, id, { verifyHash: null, isRestricted: false }, expected);
