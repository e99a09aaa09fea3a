// @public

import { and, desc, eq } from "drizzle-orm";
import type { ReturnView } from "~/models/orders/return-request/return-view";
import { authorize } from "~/models/shops/actors/authorize";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { orders } from "~/tables/orders/orders";
import { returnRequests } from "~/tables/orders/return-requests";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { orderSubject } from "../states/order-subject";
import { loadReturns } from "./load-returns.server";

/** A return request in a list. */
export type ListedReturn = ReturnView & { email: string };

/**
 * The latest return requests of a shop, or of a seller's orders there. An actor of one seller gets that
 * seller's (rule actors-10).
 * @throws AppError where the actor may not view one of the orders
 */
export async function listReturns(
  ctx: ShopContext,
  { sellerId, limit }: { sellerId?: string | undefined; limit: number },
): Promise<ListedReturn[]> {
  const actor = await ctx.actor();
  const wantedId = sellerId ?? sellerOfActor(actor);
  const rows = await ctx.db
    .select({ order: orders, id: returnRequests.id })
    .from(returnRequests)
    .innerJoin(
      orders,
      and(eq(orders.tenantId, returnRequests.tenantId), eq(orders.id, returnRequests.orderId)),
    )
    .where(and(ofShop(orders, ctx), wantedId ? eq(orders.sellerId, wantedId) : undefined))
    .orderBy(desc(returnRequests.createdAt))
    .limit(limit);
  const listed: ListedReturn[] = [];
  for (const { order, id } of rows) {
    authorize(actor, "view", orderSubject(order));
    const request = (await loadReturns(ctx, order)).find((one) => one.id === id);
    if (request) listed.push({ ...request, email: order.email });
  }
  return listed;
}
