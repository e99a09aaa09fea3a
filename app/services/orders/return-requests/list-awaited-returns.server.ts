// @public

import { and, asc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { returnNumber } from "~/models/orders/return-request/return-view";
import { authorize } from "~/models/shops/actors/authorize";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { orders } from "~/tables/orders/orders";
import { refunds } from "~/tables/orders/payments";
import { returnRequests } from "~/tables/orders/return-requests";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { holdsWords, isWithin, type RowSearch } from "../../shops/search/holds-words.server";
import { orderSubject } from "../states/order-subject";

/** The states of a return that is neither refunded nor declined. */
const open = ["requested", "accepted", "received"] as const;

/**
 * Returns of the shop that are neither refunded nor declined, the first asked first, by one statement; an
 * actor of one seller gets that seller's (rule actors-10).
 * @param search narrows them by what their orders are found by, and by when they were asked for
 * @throws AppError `forbidden`
 */
export async function listAwaitedReturns(ctx: ShopContext, limit: number, search: RowSearch = {}) {
  const actor = await ctx.actor();
  const sellerId = sellerOfActor(actor);
  const of = { tenantId: ctx.tenant.id, shopId: ctx.shop.id, sellerId: sellerId ?? ctx.shop.sellerId };
  authorize(actor, "view", orderSubject({ ...of, id: "", customerId: null, sessionHash: null }));
  const { tenantId, orderId, refundId, status, createdAt, id } = returnRequests;
  const rows = await ctx.db
    .select({
      id,
      status,
      createdAt,
      incrementId: orders.incrementId,
      email: orders.email,
      isWithdrawal: sql<boolean>`${returnRequests.withdrawal} is not null`,
    })
    .from(returnRequests)
    .innerJoin(orders, and(eq(orders.tenantId, tenantId), eq(orders.id, orderId)))
    .leftJoin(refunds, and(eq(refunds.tenantId, tenantId), eq(refunds.id, refundId)))
    .where(
      and(
        ofShop(orders, ctx),
        sellerId === null ? undefined : eq(orders.sellerId, sellerId),
        inArray(status, open),
        holdsWords(search.text, [
          orders.incrementId,
          orders.email,
          sql`(select t.words from order_texts t
            where t.tenant_id = ${orders.tenantId} and t.order_id = ${orders.id})`,
        ]),
        isWithin(createdAt, search),
        // It is refunded once its refund is done, which its own state does not repeat.
        or(isNull(refunds.status), ne(refunds.status, "done")),
      ),
    )
    .orderBy(asc(createdAt), asc(orders.incrementId), asc(id))
    .limit(limit);
  return rows.map((row) => ({
    number: returnNumber(row.incrementId, row.id),
    incrementId: row.incrementId,
    status: row.status as (typeof open)[number],
    email: row.email,
    isWithdrawal: row.isWithdrawal,
    askedAt: row.createdAt,
  }));
}
