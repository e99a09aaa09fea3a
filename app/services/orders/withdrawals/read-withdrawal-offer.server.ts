// @public

import { and, eq, gt } from "drizzle-orm";
import type { OrderView } from "~/models/orders/order-view/order-view";
import type { ReturnableLine } from "~/models/orders/return-request/returnable";
import {
  mayWithdraw,
  withdrawableLines,
  withdrawalRefusal,
  withdrawsUntil,
} from "~/models/orders/withdrawal/withdrawal-right";
import { formatDate } from "~/models/platform/date/format-date";
import { downloads } from "~/tables/orders/downloads";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readRefundedQty } from "../return-requests/read-returnable-order.server";

/** What of an order can be withdrawn from, and until which day; or why nothing can. */
export type WithdrawalOffer = {
  lines: ReturnableLine[];
  /** Empty while the period has not begun. */
  untilText: string;
  refusal: string | null;
};

/** What a consumer can withdraw from (rules withdrawals-1 to -4). It does not check rights. */
export async function readWithdrawalOffer(
  ctx: ShopContext,
  order: OrderView,
  at: Date = ctx.now(),
): Promise<WithdrawalOffer> {
  const { modules, general } = ctx.shop.settings;
  const terms = modules["order-management"].withdrawal;
  const has = mayWithdraw(order, terms);
  const until = has ? withdrawsUntil(order, terms, general.time_zone) : null;
  const used = has && {
    refundedQty: await readRefundedQty(ctx, order.id),
    isDownloaded: await readDownloaded(ctx, order),
  };
  const lines = used ? withdrawableLines(order, used) : [];
  const dayText = (day: Date) => formatDate(day, general.time_zone);
  return {
    lines,
    untilText: until ? dayText(until) : "",
    refusal: withdrawalRefusal(order, { terms, until, left: lines.length, now: at, dayText }),
  };
}

/** Which lines had a file of theirs downloaded; an order without files is not asked for them. */
async function readDownloaded(ctx: ShopContext, { id, lines }: OrderView) {
  if (lines.every(({ fileCount }) => fileCount === 0)) return () => false;
  const rows = await ctx.db
    .selectDistinct({ lineId: downloads.orderItemId })
    .from(downloads)
    .where(and(eq(downloads.tenantId, ctx.tenant.id), eq(downloads.orderId, id), gt(downloads.uses, 0)));
  const used = new Set(rows.map(({ lineId }) => lineId));
  return (lineId: number) => used.has(lineId);
}
