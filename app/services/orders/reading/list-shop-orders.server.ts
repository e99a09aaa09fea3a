// @public

import { and, desc, eq } from "drizzle-orm";
import type { Minor } from "~/models/platform/money/money";
import type { OrderStatus } from "~/models/selling/checkout/order-status";
import { authorize } from "~/models/shops/actors/authorize";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { orders } from "~/tables/orders/orders";
import { sellers } from "~/tables/shops/tenants";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { orderSubject } from "../states/order-subject";

/** An order as its shop lists it. */
export type ShopOrder = {
  incrementId: string;
  status: OrderStatus;
  email: string;
  currency: string;
  grandTotalMinor: Minor;
  createdAt: Date;
  sellerName: string;
};

/**
 * The newest orders of the shop, all or those in one state, of every seller or of one. An actor of one seller
 * gets that seller's (rule actors-10).
 * @param offset how many to pass over
 * @throws AppError where the actor may not view one of them
 */
export async function listShopOrders(
  ctx: ShopContext,
  {
    status,
    limit,
    offset = 0,
    sellerId,
  }: { status: OrderStatus | null; limit: number; offset?: number; sellerId?: string },
): Promise<ShopOrder[]> {
  const actor = await ctx.actor();
  const wantedId = sellerId ?? sellerOfActor(actor);
  const rows = await ctx.db
    .select({ order: orders, sellerName: sellers.name })
    .from(orders)
    .innerJoin(sellers, and(eq(sellers.tenantId, orders.tenantId), eq(sellers.id, orders.sellerId)))
    .where(
      and(
        ofShop(orders, ctx),
        status ? eq(orders.status, status) : undefined,
        wantedId ? eq(orders.sellerId, wantedId) : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.incrementId))
    .limit(limit)
    .offset(offset);
  for (const { order } of rows) authorize(actor, "view", orderSubject(order));
  return rows.map(({ order, sellerName }) => {
    const { incrementId, status: state, email, currency, grandTotalMinor, createdAt } = order;
    return { incrementId, status: state, email, currency, grandTotalMinor, createdAt, sellerName };
  });
}
