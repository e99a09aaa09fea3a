// @public

import { shopperCancelRefusal } from "~/models/orders/states/shopper-cancel";
import { transition } from "~/models/orders/states/transition";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { can } from "~/models/shops/actors/can";
import { recordedActor } from "~/models/shops/actors/recorded-actor";
import type { OrderRow } from "../../selling/held-order";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { withGroupLocks } from "../locks/with-order-locks.server";
import { queueOrderMail } from "../queue-order-mail.server";
import { loadOrder } from "../reading/load-order.server";
import { withdrawFromPayment } from "../records/withdraw-from-payment.server";
import { orderSubject } from "./order-subject";
import { recordStatus } from "./record-status.server";

/**
 * Cancels an order (rule orders-8): its stock is on sale again, what was paid is paid back by a job, and the
 * shopper gets a mail. An order that still waits for its payment was not confirmed yet, so nothing is mailed
 * about it; those that wait for the same payment are canceled with it (rule order-groups-5).
 * @throws AppError `not_found`, `forbidden`, or `conflict` where the order can no longer be canceled, or only
 * together with one that the actor may not cancel
 */
export async function cancelOrder(ctx: ShopContext, orderId: string, note = ""): Promise<void> {
  const actor = await ctx.actor();
  const canceled = await withGroupLocks(ctx, { orderId, reach: "stock" }, async (inner, held) => {
    const rows = held.map(({ order }) => order);
    const asked = rows.filter(({ id }) => id === orderId);
    for (const order of asked) authorize(actor, "cancel", orderSubject(order));
    if (actor.kind === "shopper") await refuseWhatIsTooLate(inner, orderId);
    const ending = asked.some(waits) ? rows.filter(waits) : asked;
    if (ending.some((order) => !can(actor, "cancel", orderSubject(order))))
      throw new AppError(
        "conflict",
        "This order is paid together with another seller’s. It can be canceled once it is paid.",
      );
    const by = { actor: recordedActor(actor), now: ctx.now() };
    const events = ending.map((order) => ({ order, event: transition(order, "canceled", by) }));
    await withdrawFromPayment(inner, rows, ending);
    for (const { order, event } of events) {
      await recordStatus(inner, order.id, event, note);
      if (!waits(order)) await queueOrderMail(inner, { orderId: order.id, kind: "canceled" });
    }
    return true;
  });
  if (!canceled) throw new AppError("not_found", "We couldn’t find this order.");
}

/** A shopper cancels less than the store does (rule orders-15). */
async function refuseWhatIsTooLate(ctx: ShopContext, orderId: string): Promise<void> {
  const order = await loadOrder(ctx, orderId);
  const refusal = order && shopperCancelRefusal(order);
  if (refusal) throw new AppError("conflict", refusal);
}

const waits = ({ status }: OrderRow): boolean => status === "pending_payment";
