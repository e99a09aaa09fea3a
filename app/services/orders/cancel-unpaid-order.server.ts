import { and, eq, inArray } from "drizzle-orm";
import { transition } from "~/models/order/transition";
import { restoreCart } from "../cart/restore-cart.server";
import { payments } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import { recordStatus } from "./record-status.server";
import type { HeldOrder } from "./with-order-locks.server";

/**
 * Cancels an order that was never paid: its stock is released and the shopper gets the cart back, so that nothing is
 * lost. The order must wait for its payment and be held by `withOrderLocks` with the reach "stock and cart".
 */
export async function cancelUnpaidOrder(
  ctx: ShopContext,
  { order, cartId }: HeldOrder,
  { actor, note }: { actor: string; note: string },
): Promise<void> {
  await recordStatus(ctx, order.id, transition(order, "canceled", { actor, now: ctx.now() }), note);
  await ctx.db
    .update(payments)
    .set({ status: "cancelled", updatedAt: ctx.now() })
    .where(
      and(
        eq(payments.tenantId, ctx.tenant.id),
        eq(payments.orderId, order.id),
        inArray(payments.status, ["started", "pending"]),
      ),
    );
  if (cartId !== null) await restoreCart(ctx, order, cartId);
}
