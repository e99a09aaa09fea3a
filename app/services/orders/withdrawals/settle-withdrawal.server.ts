import { and, eq, isNotNull } from "drizzle-orm";
import type { OrderView } from "~/models/orders/order-view/order-view";
import { piecesOfNote, withdrawalNote } from "~/models/orders/states/cancel-note";
import { endsOrder, piecesToComeBack, unsentPieces } from "~/models/orders/withdrawal/unsent-pieces";
import { isAppError } from "~/models/platform/error/app-error";
import { recordedActor } from "~/models/shops/actors/recorded-actor";
import { returnRequests } from "~/tables/orders/return-requests";
import type { PaymentContext } from "../../payments/providers/payment-context.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { withOrderLocks } from "../locks/with-order-locks.server";
import { loadOrder } from "../reading/load-order.server";
import { announceNews } from "../records/announce-news.server";
import type { ReturnKey } from "../return-requests/move-return.server";
import { cancelLines } from "../states/cancel-lines.server";
import { cancelOrder } from "../states/cancel-order.server";

/**
 * Cancels what a consumer withdraws from and what was not sent, so that it is not sent any more (rule
 * withdrawals-6); its money goes back with it. What was sent stays in the withdrawal; where nothing of it has
 * to come back it waits for its refund alone. An order that is not paid is canceled with all of it; a part of
 * it waits until the order is paid. Safe to run twice: what was canceled is not left to cancel.
 */
export async function settleWithdrawal(ctx: PaymentContext, { orderId, id }: ReturnKey): Promise<void> {
  const order = await loadOrder(ctx, orderId);
  const request = order?.returns.find((one) => one.id === id);
  if (!order || !request?.withdrawal || request.withdrawal.isSettled || isEnded[request.status]) return;
  const note = withdrawalNote(request.number);
  if (order.status === "pending") {
    if (!endsOrder(order, request.pieces)) return;
    await cancelOrder(ctx, orderId, note);
  }
  const isOpen = order.status === "processing" || order.status === "packing";
  const unsent = isOpen && canceledBy(order, note).size === 0 ? unsentPieces(order, request.pieces) : [];
  if (unsent.length > 0) {
    try {
      const wanted = unsent.map(({ sku, qty }) => ({ sku, qty }));
      await cancelLines(ctx, orderId, { wanted, note });
    } catch (error) {
      // What was sent meanwhile comes back as the rest does; the seller sees the withdrawal either way.
      if (!isAppError(error)) throw error;
      ctx.log.error("a withdrawal could not be canceled", { order: order.incrementId, error: error.message });
      return;
    }
  }
  await narrow(ctx, { orderId, id }, note);
}

/** What a withdrawal canceled of an order that it did not end, by SKU: its history says. */
const canceledBy = ({ events }: Pick<OrderView, "events">, note: string): ReadonlyMap<string, number> =>
  events.map((event) => piecesOfNote(event.note, note)).find(({ size }) => size > 0) ?? new Map();

/** Settles the withdrawals of an order that was paid meanwhile. Call it in the transaction that notes it. */
export async function settleOpenWithdrawals(ctx: ShopContext, orderId: string): Promise<void> {
  const rows = await ctx.db
    .select({ id: returnRequests.id })
    .from(returnRequests)
    .where(
      and(
        eq(returnRequests.tenantId, ctx.tenant.id),
        eq(returnRequests.orderId, orderId),
        isNotNull(returnRequests.withdrawal),
      ),
    );
  for (const { id } of rows)
    await enqueueJob(
      ctx,
      "settle-withdrawal",
      { orderId, id },
      { jobKey: `settle-withdrawal:${orderId}:${id}` },
    );
}

/** Settles a withdrawal that was written down. */
export const settleWithdrawalJob: JobHandler<"settle-withdrawal"> = async (deps, { shopId, ...key }) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (ctx) await settleWithdrawal(ctx, key);
};

const isEnded = { requested: false, accepted: false, received: true, declined: true, refunded: true };

/** Leaves in a withdrawal what was sent, and files and services, which do not come back. */
async function narrow(ctx: PaymentContext, { orderId, id }: ReturnKey, note: string): Promise<void> {
  const actor = recordedActor(await ctx.actor());
  await withOrderLocks(ctx, { orderId, reach: "order" }, async (inner) => {
    const order = await loadOrder(inner, orderId);
    const own = and(
      eq(returnRequests.tenantId, ctx.tenant.id),
      eq(returnRequests.orderId, orderId),
      eq(returnRequests.id, id),
    );
    const [request] = await inner.db.select().from(returnRequests).where(own);
    if (!order || !request?.withdrawal || request.withdrawal.isSettled) return;
    const kept = piecesToComeBack(order, request.pieces, canceledBy(order, note));
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
      .set({
        status: next,
        steps,
        pieces: kept.length === 0 ? request.pieces : kept,
        withdrawal: { ...request.withdrawal, isSettled: true },
        updatedAt: ctx.now(),
      })
      .where(own);
    await announceNews(inner, orderId);
  });
}
