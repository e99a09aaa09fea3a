import { insist } from "~/models/actor/insist";
import { recordedActor } from "~/models/actor/recorded-actor";
import { transition } from "~/models/order/transition";
import { restoreCart } from "../cart/restore-cart.server";
import type { ShopContext } from "../shop-context.server";
import { cancelOpenPayments } from "./cancel-open-payments.server";
import { orderThing } from "./order-thing";
import { recordStatus } from "./record-status.server";
import type { HeldOrder } from "./with-order-locks.server";

/**
 * Cancels an order that was never paid: its stock is released and the shopper gets the cart back, so that nothing is
 * lost. The order must wait for its payment and be held by `withGroupLocks` with the reach "stock and cart".
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
  await cancelOpenPayments(ctx, order.groupId);
  if (cartId !== null) await restoreCart(ctx, order, cartId);
}
