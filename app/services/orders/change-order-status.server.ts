import { AppError } from "~/models/error/app-error";
import type { OrderStatus } from "~/models/order/order-status";
import { transition } from "~/models/order/transition";
import type { ShopContext } from "../shop-context.server";
import { lockOrder } from "./lock-order.server";
import { recordStatus } from "./record-status.server";

/**
 * Takes an order to another state (decisions, "Orders"), recorded with time and actor (`system`, `customer:7`).
 * @throws AppError `not_found` for an order this shop does not have, `conflict` where it may not go there
 */
export async function changeOrderStatus(
  ctx: ShopContext,
  orderId: string,
  to: OrderStatus,
  { actor, note = "" }: { actor: string; note?: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const order = await lockOrder(inner, orderId);
    if (!order) throw new AppError("not_found", "We couldn't find this order.");
    await recordStatus(inner, orderId, transition(order, to, { actor, now: ctx.now() }), note);
  });
}
