import { and, eq } from "drizzle-orm";
import { transition } from "~/models/order/transition";
import { restoreCart } from "../cart/restore-cart.server";
import { payments } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import type { OrderRow } from "./lock-order.server";
import { recordStatus } from "./record-status.server";

/**
 * Cancels an order that was never paid: its stock is released and the shopper gets the cart back, so that nothing is
 * lost. The order must be locked by this transaction and wait for its payment.
 */
export async function cancelUnpaidOrder(
  ctx: ShopContext,
  order: OrderRow,
  { actor, note }: { actor: string; note: string },
): Promise<void> {
  await recordStatus(ctx, order.id, transition(order, "canceled", { actor, now: ctx.now() }), note);
  await ctx.db
    .update(payments)
    .set({ status: "failed", updatedAt: ctx.now() })
    .where(
      and(eq(payments.shopId, ctx.shop.id), eq(payments.orderId, order.id), eq(payments.status, "started")),
    );
  await restoreCart(ctx, order);
}
