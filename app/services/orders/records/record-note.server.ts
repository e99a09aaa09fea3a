import { recordedActor } from "~/models/shops/actors/recorded-actor";
import { orderEvents } from "~/tables/orders/orders";
import type { OrderRow } from "../../selling/held-order";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { announceNews } from "./announce-news.server";

/**
 * Records something that happened to an order and left its state as it is. The order must be locked.
 * @param callerKey the caller's own name for it, unique among those of the order
 */
export async function recordNote(
  ctx: ShopContext,
  order: Pick<OrderRow, "id" | "status">,
  note: string,
  callerKey: string | null = null,
): Promise<void> {
  await ctx.db.insert(orderEvents).values({
    tenantId: ctx.tenant.id,
    orderId: order.id,
    fromStatus: order.status,
    toStatus: order.status,
    actor: recordedActor(await ctx.actor()),
    note,
    callerKey,
    createdAt: ctx.now(),
  });
  await announceNews(ctx, order.id);
}
