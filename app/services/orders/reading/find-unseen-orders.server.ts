// @public

import { and, asc, desc, eq, gt, isNull, notInArray } from "drizzle-orm";
import { saidPlacedMinutes, type UnseenOrders } from "~/models/orders/placed/unseen-orders";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { orders } from "~/tables/orders/orders";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * What the visitor placed last, if that is less than an hour ago and this browser has shown none of it: its
 * answer may have been lost (rule checkout-12). Orders that wait for a payment have a notice of their own
 * (rule checkout-5).
 * @param seenOrderId the order this browser showed last; null for none
 */
export async function findUnseenOrders(
  ctx: ShopContext,
  { customer, sessionHash }: Visitor,
  seenOrderId: string | null,
): Promise<UnseenOrders> {
  if (!customer && !sessionHash) return [];
  const [last] = await ctx.db
    .select({ groupId: orders.groupId })
    .from(orders)
    .where(
      and(
        ofShop(orders, ctx),
        customer ? eq(orders.customerId, customer.id) : eq(orders.sessionHash, sessionHash ?? ""),
        gt(orders.createdAt, new Date(ctx.now().getTime() - saidPlacedMinutes * 60_000)),
        notInArray(orders.status, ["pending_payment", "canceled"]),
        isNull(orders.subscriptionId),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  if (!last) return [];
  const together = await ctx.db
    .select({ id: orders.id, incrementId: orders.incrementId })
    .from(orders)
    .where(
      and(ofShop(orders, ctx), eq(orders.groupId, last.groupId), notInArray(orders.status, ["canceled"])),
    )
    .orderBy(asc(orders.createdAt), asc(orders.incrementId));
  return together.some(({ id }) => id === seenOrderId) ? [] : together;
}
