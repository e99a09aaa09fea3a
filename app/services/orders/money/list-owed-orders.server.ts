// @public

import type { OrderView } from "~/models/orders/order-view/order-view";
import { authorize } from "~/models/shops/actors/authorize";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { loadOrder } from "../reading/load-order.server";
import { findOrderSubject } from "../records/find-order-subject.server";
import { findOwedOrders } from "./find-owed-orders.server";

/**
 * The orders of a shop of which a shopper is owed money (rule payment-21), the oldest first.
 * @throws AppError where the actor may not view one of them
 */
export async function listOwedOrders(ctx: ShopContext): Promise<OrderView[]> {
  const actor = await ctx.actor();
  const owed: OrderView[] = [];
  for (const { shopId, orderId } of await findOwedOrders(ctx.db, ctx.tenant.id, ctx.now())) {
    if (shopId !== ctx.shop.id) continue;
    const subject = await findOrderSubject(ctx, orderId);
    if (!subject) continue;
    authorize(actor, "view", subject);
    const order = await loadOrder(ctx, orderId);
    if (order && order.money.owedMinor > 0) owed.push(order);
  }
  return owed;
}
