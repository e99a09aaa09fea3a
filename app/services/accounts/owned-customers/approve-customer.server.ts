// @public

import type { ShopContext } from "../../shops/context/shop-context.server";
import type { ExpectedVersion } from "../../shops/records/refuse-stale.server";
import { changeCustomerRow } from "./change-row.server";

/**
 * Approves a customer: the account counts as confirmed, and as unrestricted (rule accounts-39).
 * @throws AppError `not_found`, `forbidden`; StaleRecord
 */
export const approveCustomer = (ctx: ShopContext, id: number, expected?: ExpectedVersion): Promise<void> =>
  changeCustomerRow(ctx, id, { verifyHash: null, isRestricted: false }, expected);
