// @public

import { transition } from "~/models/orders/states/transition";
import { AppError } from "~/models/platform/error/app-error";
import type { OrderStatus } from "~/models/selling/checkout/order-status";
import { authorize } from "~/models/shops/actors/authorize";
import { recordedActor } from "~/models/shops/actors/recorded-actor";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { withOrderLocks } from "../locks/with-order-locks.server";
import { requireShippable } from "../money/require-shipping.server";
import { queueOrderMail } from "../queue-order-mail.server";
import { orderSubject } from "./order-subject";
import { movesStock, recordStatus } from "./record-status.server";

/**
 * Takes an order to another state (rules orders-2 and orders-3), recorded with time and actor. `cancelOrder`
 * cancels one.
 * @throws AppError `not_found` for an order this shop does not have or the actor may not view, `forbidden`
 * where the actor may not change it, `conflict` where it may not go there
 */
export async function changeOrderStatus(
  ctx: ShopContext,
  orderId: string,
  to: Exclude<OrderStatus, "canceled">,
  note = "",
): Promise<void> {
  const wanted = { orderId, reach: movesStock(to) ? "stock" : "order" } as const;
  const actor = await ctx.actor();
  const changed = await withOrderLocks(ctx, wanted, async (inner, { order }) => {
    authorize(actor, "change", orderSubject(order));
    if (to === "complete" && order.status === "packing") await requireShippable(inner, order);
    const by = { actor: recordedActor(actor), now: ctx.now() };
    await recordStatus(inner, orderId, transition(order, to, by), note);
    if (to === "complete") await queueOrderMail(inner, { orderId, kind: "completed" });
    return true;
  });
  if (!changed) throw new AppError("not_found", "We couldn’t find this order.");
}
