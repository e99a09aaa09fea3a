import { and, eq } from "drizzle-orm";
import { unsentPieces } from "~/models/orders/withdrawal/unsent-pieces";
import { isAppError } from "~/models/platform/error/app-error";
import { recordedActor } from "~/models/shops/actors/recorded-actor";
import { returnRequests } from "~/tables/orders/return-requests";
import type { PaymentContext } from "../../payments/providers/payment-context.server";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { withOrderLocks } from "../locks/with-order-locks.server";
import { loadOrder } from "../reading/load-order.server";
import { announceNews } from "../records/announce-news.server";
import type { ReturnKey } from "../return-requests/move-return.server";
import { cancelLines } from "../states/cancel-lines.server";

/**
 * Cancels what a consumer withdraws from and what was not sent, so that it is not sent any more (rule
 * withdrawals-6); its money goes back with it. What was sent stays in the withdrawal; where nothing of it has
 * to come back it waits for its refund alone. Safe to run twice: what was canceled is not left to cancel.
 */
export async function settleWithdrawal(ctx: PaymentContext, { orderId, id }: ReturnKey): Promise<void> {
  const order = await loadOrder(ctx, orderId);
  const request = order?.returns.find((one) => one.id === id);
  if (!order || !request?.withdrawal || isSettled[request.status]) return;
  const isOpen = order.status === "processing" || order.status === "packing";
  const unsent = isOpen ? unsentPieces(order, request.pieces) : [];
  if (unsent.length > 0) {
    try {
      const wanted = unsent.map(({ sku, qty }) => ({ sku, qty }));
      await cancelLines(ctx, orderId, { wanted, note: `Withdrawal ${request.number}` });
    } catch (error) {
      // What was sent meanwhile comes back as the rest does; the seller sees the withdrawal either way.
      if (!isAppError(error)) throw error;
      ctx.log.error("a withdrawal could not be canceled", { order: order.incrementId, error: error.message });
      return;
    }
  }
  await narrow(ctx, { orderId, id });
}

/** Settles a withdrawal that was written down. */
export const settleWithdrawalJob: JobHandler<"settle-withdrawal"> = async (deps, { shopId, ...key }) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (ctx) await settleWithdrawal(ctx, key);
};

const isSettled = { requested: false, accepted: false, received: true, declined: true, refunded: true };

/** Leaves in a withdrawal what was sent, and files and services, which do not come back. */
async function narrow(ctx: PaymentContext, { orderId, id }: ReturnKey): Promise<void> {
  const actor = recordedActor(await ctx.actor());
  await withOrderLocks(ctx, { orderId, reach: "order" }, async (inner) => {
    const order = await loadOrder(inner, orderId);
    const own = and(
      eq(returnRequests.tenantId, ctx.tenant.id),
      eq(returnRequests.orderId, orderId),
      eq(returnRequests.id, id),
    );
    const [request] = await inner.db.select().from(returnRequests).where(own);
    if (!order || !request) return;
    const kept = request.pieces.flatMap(({ orderItemId, qty }) => {
      const line = order.lines.find((one) => one.id === orderItemId);
      const left = line ? Math.min(qty, line.qty - line.canceledQty) : 0;
      return order.status === "canceled" || left <= 0 ? [] : [{ orderItemId, qty: left }];
    });
    const needsNothing = kept.every(
      ({ orderItemId }) => order.lines.find((line) => line.id === orderItemId)?.needsShipping === false,
    );
    const at = ctx.now().toISOString();
    const next = kept.length === 0 ? "refunded" : needsNothing ? "received" : request.status;
    const steps =
      next === request.status ? request.steps : [...request.steps, { status: next, at, actor, note: "" }];
    await inner.db
      .update(returnRequests)
      // The whole of a canceled withdrawal stays to be read.
      .set({ status: next, steps, pieces: kept.length === 0 ? request.pieces : kept, updatedAt: ctx.now() })
      .where(own);
    await announceNews(inner, orderId);
  });
}
