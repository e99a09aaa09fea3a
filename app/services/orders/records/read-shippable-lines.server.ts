import { and, asc, eq, sql } from "drizzle-orm";
import type { ShippableLine } from "~/models/orders/shipment/shipment";
import { orderItems } from "~/tables/orders";
import { shipmentItems } from "~/tables/shipments";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** The lines of an order with the pieces its shipments hold. */
export async function readShippableLines(ctx: ShopContext, orderId: string): Promise<ShippableLine[]> {
  const sent = and(
    eq(shipmentItems.tenantId, orderItems.tenantId),
    eq(shipmentItems.orderId, orderItems.orderId),
    eq(shipmentItems.orderItemId, orderItems.id),
  );
  return ctx.db
    .select({
      id: orderItems.id,
      sku: orderItems.sku,
      qty: orderItems.qty,
      canceledQty: orderItems.canceledQty,
      needsShipping: orderItems.needsShipping,
      shippedQty: sql<number>`coalesce(sum(${shipmentItems.qty}), 0)::int`,
    })
    .from(orderItems)
    .leftJoin(shipmentItems, sent)
    .where(and(eq(orderItems.tenantId, ctx.tenant.id), eq(orderItems.orderId, orderId)))
    .groupBy(orderItems.tenantId, orderItems.orderId, orderItems.id)
    .orderBy(asc(orderItems.id));
}
