// @public

import { and, eq } from "drizzle-orm";
import { type ReturnStatus, requireReturnStep } from "~/models/orders/return-request/return-status";
import type { ReturnView } from "~/models/orders/return-request/return-view";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { recordedActor } from "~/models/shops/actors/recorded-actor";
import type { Verb } from "~/models/shops/actors/subject";
import { returnRequests } from "~/tables/orders/return-requests";
import type { OrderRow } from "../../selling/held-order";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { type OrderReach, withOrderLocks } from "../locks/with-order-locks.server";
import { announceNews } from "../records/announce-news.server";
import { orderSubject } from "../states/order-subject";
import { loadReturns } from "./load-returns.server";

/** A return request of an order. */
export type ReturnKey = { orderId: string; id: number };

/** A row of the table of return requests. */
export type ReturnRow = typeof returnRequests.$inferSelect;

/** A return request with its order, both held. */
export type HeldReturn = { order: OrderRow; request: ReturnRow } & Pick<ReturnView, "isAwaited">;

/** What is written besides the step: the note, and columns that change. */
type Step = { note: string } & Partial<Pick<ReturnRow, "status" | "refundId">>;

/**
 * Takes a return request one step on, recorded with time and actor (rule order-returns-6), in one transaction
 * that holds the order.
 * @param work answers what the step writes; null ends it without a change
 * @throws AppError `not_found`, `forbidden`, `conflict` for a step that its state does not allow
 */
export async function moveReturn(
  ctx: ShopContext,
  { orderId, id }: ReturnKey,
  { to, reach = "order", verb = "change" }: { to: ReturnStatus; reach?: OrderReach; verb?: Verb },
  work: (inner: ShopContext, held: HeldReturn) => Promise<Step>,
): Promise<void> {
  const actor = await ctx.actor();
  const moved = await withOrderLocks(ctx, { orderId, reach }, async (inner, { order }) => {
    authorize(actor, verb, orderSubject(order));
    const own = and(
      eq(returnRequests.tenantId, ctx.tenant.id),
      eq(returnRequests.orderId, orderId),
      eq(returnRequests.id, id),
    );
    const [request] = await inner.db.select().from(returnRequests).where(own);
    const view = (await loadReturns(inner, order)).find((one) => one.id === id);
    if (!request || !view) return null;
    if (view.isBeingRefunded) throw new AppError("conflict", "This return is being refunded.");
    // What was refunded before it arrived still arrives; it stays refunded.
    requireReturnStep(
      view.isAwaited && to === "received" ? "accepted" : view.status,
      to,
      request.withdrawal !== null,
    );
    const { note, ...changed } = await work(inner, { order, request, isAwaited: view.isAwaited });
    const step = { status: to, at: ctx.now().toISOString(), actor: recordedActor(actor), note };
    // A refund that was refused and is tried again is one step.
    const steps = [...request.steps.filter(({ status }) => status !== to), step];
    await inner.db
      .update(returnRequests)
      .set({ ...changed, steps, updatedAt: ctx.now() })
      .where(own);
    await announceNews(inner, orderId);
    return true;
  });
  if (!moved) throw new AppError("not_found", "We couldn’t find this return.");
}
