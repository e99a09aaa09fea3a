// @public

import { and, eq } from "drizzle-orm";
import type { OrderEvent } from "~/models/orders/states/transition";
import type { OrderStatus } from "~/models/selling/checkout/order-status";
import { orderEvents, orders } from "~/tables/orders/orders";
import type { OrderStatusChange, OrderStatusHandler } from "../../selling/order-status-handler.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Whether reaching a state writes stock items, which must then be locked before the order. */
export const movesStock = (to: OrderStatus): boolean => to === "canceled" || to === "complete";

/**
 * Writes a change of state that the model allowed, with its event, and does what areas registered for it, in
 * the order of their list (`ctx.handlers.orderStatus`). The order, and its stock where `movesStock` says so,
 * must be held by `withOrderLocks`.
 */
export async function recordStatus(
  ctx: ShopContext,
  orderId: string,
  event: OrderEvent,
  note = "",
): Promise<void> {
  const at = new Date(event.at);
  await ctx.db
    .update(orders)
    // Whatever the new state is: it no longer waits for a payment with the clock running.
    .set({ status: event.to, reservedUntil: null, updatedAt: at })
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, orderId)));
  await ctx.db.insert(orderEvents).values({
    tenantId: ctx.tenant.id,
    orderId,
    fromStatus: event.from,
    toStatus: event.to,
    actor: event.actor,
    note,
    createdAt: at,
  });
  const change = { orderId, from: event.from, to: event.to };
  for (const handler of ctx.handlers.orderStatus) if (isFor(handler, change)) await handler.run(ctx, change);
}

const isFor = (handler: OrderStatusHandler, { from, to }: OrderStatusChange): boolean =>
  (handler.to?.includes(to) ?? true) && (handler.from?.includes(from) ?? true);
