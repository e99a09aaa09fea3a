import { transition } from "~/models/orders/states/transition";
import { authorize } from "~/models/shops/actors/authorize";
import { recordedActor } from "~/models/shops/actors/recorded-actor";
import type { HeldOrder } from "../../selling/held-order";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { orderSubject } from "../states/order-subject";
import { recordStatus } from "../states/record-status.server";
import { cancelOpenPayments } from "./cancel-open-payments.server";

/**
 * Cancels an order that was never paid: its stock is released and the shopper gets the cart back as it was
 * (rule cart-13). The order must wait for its payment and be held by `withGroupLocks` with the reach "stock
 * and cart".
 * @throws AppError where the actor may not cancel it
 */
export async function cancelUnpaidOrder(ctx: ShopContext, held: HeldOrder, note: string): Promise<void> {
  const { order } = held;
  const actor = await ctx.actor();
  authorize(actor, "cancel", orderSubject(order));
  // Before the order is canceled: then what is kept for it goes.
  for (const giveBack of ctx.handlers.unpaidOrder) if (await giveBack(ctx, held)) break;
  const by = { actor: recordedActor(actor), now: ctx.now() };
  await recordStatus(ctx, order.id, transition(order, "canceled", by), note);
  await cancelOpenPayments(ctx, order.groupId);
}
