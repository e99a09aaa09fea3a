import { and, eq } from "drizzle-orm";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { orders } from "~/tables/orders/orders";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** The order a one-time token already made, for the visitor who made it; null for all others. */
export async function findPlacedOrder(
  ctx: ShopContext,
  visitor: Visitor,
  placeToken: string,
): Promise<{ orderId: string; incrementId: string } | null> {
  const [order] = await ctx.db
    .select({
      orderId: orders.id,
      incrementId: orders.incrementId,
      customerId: orders.customerId,
      sessionHash: orders.sessionHash,
    })
    .from(orders)
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.placeToken, placeToken)));
  if (!order) return null;
  const { orderId, incrementId, customerId, sessionHash } = order;
  const isCustomer = customerId !== null && customerId === visitor.customer?.id;
  const isBrowser = sessionHash !== null && sessionHash === visitor.sessionHash;
  return isCustomer || isBrowser ? { orderId, incrementId } : null;
}
