import { insist } from "~/models/actor/insist";
import { recordedActor } from "~/models/actor/recorded-actor";
import { AppError } from "~/models/error/app-error";
import { transition } from "~/models/order/transition";
import { enqueueJob } from "../jobs/enqueue-job.server";
import { findPaymentOfOrder } from "../payment/find-payment.server";
import type { ShopContext } from "../shop-context.server";
import { cancelOpenPayments } from "./cancel-open-payments.server";
import { orderThing } from "./order-thing";
import { queueOrderMail } from "./queue-order-mail.server";
import { recordStatus } from "./record-status.server";
import { type OrderRow, withOrderLocks } from "./with-order-locks.server";

/**
 * Cancels an order (rule orders-8): its stock is on sale again, what was paid is paid back by a job, and the shopper gets a
 * mail. An order that still waits for its payment was not confirmed yet, so nothing is mailed about it.
 * @throws AppError `not_found`, `forbidden`, or `conflict` where the order can no longer be canceled
 */
export async function cancelOrder(ctx: ShopContext, orderId: string, note = ""): Promise<void> {
  const actor = await ctx.actor();
  const canceled = await withOrderLocks(ctx, { orderId, reach: "stock" }, async (inner, { order }) => {
    insist(actor, "cancel", orderThing(order));
    const event = transition(order, "canceled", { actor: recordedActor(actor), now: ctx.now() });
    await endPayment(inner, order);
    await recordStatus(inner, orderId, event, note);
    if (order.status !== "pending_payment") await queueOrderMail(inner, { orderId, kind: "canceled" });
    return true;
  });
  if (!canceled) throw new AppError("not_found", "We couldn't find this order.");
}

/** Providers are asked by jobs, after the commit. */
async function endPayment(ctx: ShopContext, { id: orderId }: OrderRow): Promise<void> {
  const payment = await findPaymentOfOrder(ctx, orderId);
  if (!payment) return;
  const paymentId = payment.id;
  await cancelOpenPayments(ctx, orderId);
  const isTaken = payment.status === "paid" || payment.status === "authorized";
  // Where nothing was due there is nothing to pay back; gift cards get theirs back with the new state.
  if (isTaken && payment.amountMinor > 0)
    await enqueueJob(ctx, "refund-payment", { paymentId }, { jobKey: `refund:${paymentId}` });
  else if (payment.status === "started" || payment.status === "pending")
    await enqueueJob(ctx, "close-payment", { paymentId }, { jobKey: `close:${paymentId}` });
}
