import type { ShopContext } from "../shops/shop-context.server";
import { changeCustomerRow } from "./owned-customers/change-row.server";

/**
 * Approves a customer: the account counts as confirmed, and as unrestricted (rule accounts-39).
 * @throws AppError `not_found`, `forbidden`
 */
export const approveCustomer = (ctx: ShopContext, id: number): Promise<void> =>
  changeCustomerRow(ctx, id, { verifyHash: null, isRestricted: false });
