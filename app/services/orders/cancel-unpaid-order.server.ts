import { and, eq, inArray } from "drizzle-orm";
import { insist } from "~/models/actor/insist";
import { recordedActor } from "~/models/actor/recorded-actor";
import { transition } from "~/models/order/transition";
import { restoreCart } from "../cart/restore-cart.server";
import { payments } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import { orderThing } from "./order-thing";
import { recordStatus } from "./record-status.server";
import type { HeldOrder } from "./with-order-locks.server";

/**
 * Cancels an order that was never paid: its stock is released and the shopper gets the cart back, so that nothing is
 * lost. The order must wait for its payment and be held by `withOrderLocks` with the reach "stock and cart".
 * @throws AppError where the actor may not cancel it
 */
export async function cancelUnpaidOrder(
  ctx: ShopContext,
  { order, cartId }: HeldOrder,
  note: string,
): Promise<void> {
  const actor = await ctx.actor();
  insist(actor, "cancel", orderThing(order));
  const by = { actor: recordedActor(actor), now: ctx.now() };
  await recordStatus(ctx, order.id, transition(order, "canceled", by), note);
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
