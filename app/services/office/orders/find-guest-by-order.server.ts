import { AppError } from "~/models/platform/error/app-error";
import { can } from "~/models/shops/actors/can";
import { findGuest, type Guest } from "../../orders/guests/find-guest.server";
import { findOrder } from "../../orders/reading/find-order.server";
import { findOrderByNumber } from "../../orders/reading/find-order-by-number.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Who placed an order without an account, by its number (rule office-8).
 * @throws AppError `not_found`, also where an account has the order or their data was deleted; `forbidden`
 */
export async function findGuestByOrder(ctx: ShopContext, number: string): Promise<Guest> {
  if (!can(await ctx.actor(), "view", { kind: "customer", tenantId: ctx.tenant.id, id: null }))
    throw new AppError("forbidden", "You may not view customers.");
  const { customerId, email } = await findOrder(ctx, await findOrderByNumber(ctx, number));
  if (customerId !== null) throw new AppError("not_found", "This order has an account.");
  return findGuest(ctx, email);
}
