import type { ShopContext } from "../shops/shop-context.server";
import { changeCustomerRow } from "./owned-customers/change-row.server";

/**
 * Restricts a customer, who then sees the prices that guests see, or lifts that (rule accounts-39).
 * @throws AppError `not_found`, `forbidden`
 */
export const restrictCustomer = (ctx: ShopContext, id: number, isRestricted: boolean): Promise<void> =>
  changeCustomerRow(ctx, id, { isRestricted });
