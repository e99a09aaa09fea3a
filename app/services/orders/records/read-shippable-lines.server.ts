import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { ShippableLine } from "~/models/orders/shipment/shipment";
import { products } from "~/tables/catalogue/catalogue";
import { orderItems } from "~/tables/orders/orders";
import { shipmentItems } from "~/tables/orders/shipments";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A line with its order, and what its product weighs now; 0 where that is not known. */
export type WeighedLine = ShippableLine & { orderId: string; name: string; weightG: number };

/** The lines of an order with the pieces its shipments hold. */
export const readShippableLines = (ctx: ShopContext, orderId: string): Promise<ShippableLine[]> =>
  readWeighedLines(ctx, [orderId]);

/** The lines of orders as {@link readShippableLines} reads them. The caller has asked for the orders. */
export async function readWeighedLines(
  ctx: ShopContext,
  orderIds: readonly string[],
): Promise<WeighedLine[]> {
  if (orderIds.length === 0) return [];
  const sent = and(
    eq(shipmentItems.tenantId, orderItems.tenantId),
    eq(shipmentItems.orderId, orderItems.orderId),
    eq(shipmentItems.orderItemId, orderItems.id),
  );
  return ctx.db
    .select({
      orderId: orderItems.orderId,
      id: orderItems.id,
      sku: orderItems.sku,
      name: orderItems.name,
      qty: orderItems.qty,
      canceledQty: orderItems.canceledQty,
      needsShipping: orderItems.needsShipping,
      shippedQty: sql<number>`coalesce(sum(${shipmentItems.qty}), 0)::int`,
      weightG: sql<number>`coalesce(max(${products.weightG}), 0)::int`,
    })
    .from(orderItems)
    .leftJoin(shipmentItems, sent)
    .leftJoin(
      products,
      and(eq(products.tenantId, orderItems.tenantId), eq(products.id, orderItems.productId)),
    )
    .where(and(eq(orderItems.tenantId, ctx.tenant.id), inArray(orderItems.orderId, [...orderIds])))
    .groupBy(orderItems.tenantId, orderItems.orderId, orderItems.id)
    .orderBy(asc(orderItems.id));
}
