import { and, asc, eq } from "drizzle-orm";
import {
  type ReturnStepView,
  type ReturnView,
  returnNumber,
} from "~/models/orders/return-request/return-view";
import { refundTotalMinor } from "~/models/payments/refund";
import { formatDateTime } from "~/models/platform/date/format-date";
import { formatMoney } from "~/models/platform/money/format-money";
import type { orders } from "~/tables/orders/orders";
import { refunds } from "~/tables/orders/payments";
import { returnRequests } from "~/tables/orders/return-requests";
import type { ShopContext } from "../../shops/context/shop-context.server";

type Order = Pick<typeof orders.$inferSelect, "id" | "incrementId" | "currency">;

/** What was asked to be sent back of an order, the first request first. It does not check rights. */
export async function loadReturns(ctx: ShopContext, order: Order): Promise<ReturnView[]> {
  const rows = await ctx.db
    .select({ request: returnRequests, refund: refunds })
    .from(returnRequests)
    .leftJoin(
      refunds,
      and(eq(refunds.tenantId, returnRequests.tenantId), eq(refunds.id, returnRequests.refundId)),
    )
    .where(and(eq(returnRequests.tenantId, ctx.tenant.id), eq(returnRequests.orderId, order.id)))
    .orderBy(asc(returnRequests.id));
  return rows.map((row) => returnView(row, { ...order, zone: ctx.shop.settings.general.time_zone }));
}

type Row = { request: typeof returnRequests.$inferSelect; refund: typeof refunds.$inferSelect | null };

/**
 * A request whose refund is done is refunded, at the time of its refund; one that needed none says so itself.
 */
function returnView(
  { request, refund }: Row,
  { incrementId, currency, zone }: Order & { zone: string },
): ReturnView {
  const isDone = refund?.status === "done";
  const shown = request.steps.flatMap(({ status, at, note }): Omit<ReturnStepView, "atText">[] => {
    if (status !== "refunded" || request.status === "refunded") return [{ status, at, note }];
    if (!refund || !isDone) return [];
    const amount = formatMoney(refundTotalMinor(refund), currency);
    return [{ status, at: refund.updatedAt.toISOString(), note: amount }];
  });
  return {
    id: request.id,
    number: returnNumber(incrementId, request.id),
    status: isDone && isPayable[request.status] ? "refunded" : request.status,
    isBeingRefunded: refund?.status === "requested",
    isAwaited: isDone && request.status === "accepted",
    reason: request.reason,
    comment: request.comment,
    withdrawal: request.withdrawal && {
      ...request.withdrawal,
      atText: formatDateTime(new Date(request.withdrawal.at), zone),
    },
    pieces: request.pieces.map(({ orderItemId, qty }) => ({ lineId: orderItemId, qty })),
    steps: shown.map((step) => ({ ...step, atText: formatDateTime(new Date(step.at), zone) })),
  };
}

/** The states from which it is paid back: a withdrawal before its pieces arrive, too (rule withdrawals-7). */
const isPayable = { requested: false, accepted: true, received: true, declined: false, refunded: false };
