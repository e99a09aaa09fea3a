import { and, asc, eq } from "drizzle-orm";
import type { ShipmentView } from "~/models/orders/order-view/order-view";
import { carrierName, trackingUrl } from "~/models/orders/shipment/carrier";
import { formatDate } from "~/models/platform/date/format-date";
import { shipmentItems, shipments } from "~/tables/orders/shipments";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * The shipments of an order with what is in them, the oldest first. It does not check rights: pages use
 * `readOrder`.
 */
export async function loadShipments(ctx: ShopContext, orderId: string): Promise<ShipmentView[]> {
  const rows = await ctx.db
    .select()
    .from(shipments)
    .where(and(eq(shipments.tenantId, ctx.tenant.id), eq(shipments.orderId, orderId)))
    .orderBy(asc(shipments.createdAt), asc(shipments.id));
  if (rows.length === 0) return [];
  const pieces = await ctx.db
    .select({
      shipmentId: shipmentItems.shipmentId,
      lineId: shipmentItems.orderItemId,
      qty: shipmentItems.qty,
    })
    .from(shipmentItems)
    .where(and(eq(shipmentItems.tenantId, ctx.tenant.id), eq(shipmentItems.orderId, orderId)))
    .orderBy(asc(shipmentItems.orderItemId));
  const zone = ctx.shop.settings.general.time_zone;
  return rows.map(({ id, carrier, trackingNumber, createdAt, deliveredAt }) => ({
    id,
    trackingNumber,
    carrierName: carrierName(carrier),
    trackingUrl: trackingUrl(carrier, trackingNumber),
    shippedAt: createdAt.toISOString(),
    shippedOnText: formatDate(createdAt, zone),
    deliveredAt: deliveredAt?.toISOString() ?? null,
    deliveredOnText: deliveredAt === null ? "" : formatDate(deliveredAt, zone),
    pieces: pieces.filter(({ shipmentId }) => shipmentId === id).map(({ lineId, qty }) => ({ lineId, qty })),
  }));
}
