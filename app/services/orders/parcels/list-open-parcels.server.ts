// @public

import { and, asc, eq, inArray } from "drizzle-orm";
import type { OpenParcel, ParcelItem } from "~/models/orders/parcels/open-parcel";
import { qtyLeftToShip } from "~/models/orders/shipment/shipment";
import { inZone } from "~/models/platform/date/format-date";
import { authorize } from "~/models/shops/actors/authorize";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { orders } from "~/tables/orders/orders";
import { sellers } from "~/tables/shops/tenants";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readWeighedLines } from "../records/read-shippable-lines.server";
import { orderSubject } from "../states/order-subject";

/** Orders of one file (rule orders-25). */
const mostOrders = 5_000;

/**
 * What is still to be sent of the shop's orders, the oldest first (rule orders-25); an actor of one seller
 * gets that seller's.
 * @throws AppError `forbidden` where the actor may not view one of them
 */
export async function listOpenParcels(ctx: ShopContext): Promise<OpenParcel[]> {
  const actor = await ctx.actor();
  const sellerId = sellerOfActor(actor);
  const rows = await ctx.db
    .select({ order: orders, seller: sellers.name })
    .from(orders)
    .innerJoin(sellers, and(eq(sellers.tenantId, orders.tenantId), eq(sellers.id, orders.sellerId)))
    .where(
      and(
        ofShop(orders, ctx),
        inArray(orders.status, ["processing", "packing"]),
        sellerId ? eq(orders.sellerId, sellerId) : undefined,
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(mostOrders);
  for (const { order } of rows) authorize(actor, "view", orderSubject(order));
  const items = await itemsOf(
    ctx,
    rows.map(({ order }) => order.id),
  );
  const zone = ctx.shop.settings.general.time_zone;
  return rows.flatMap(({ order, seller }): OpenParcel[] => {
    const left = items.get(order.id);
    if (!left || order.shippingAddress === null || order.shippingMethod?.pickup) return [];
    return [
      {
        number: order.incrementId,
        day: inZone(order.createdAt, zone).toFormat("yyyy-MM-dd"),
        status: order.status,
        address: order.shippingAddress,
        email: order.email,
        method: order.shippingMethod?.title ?? "",
        note: order.customerNote,
        seller,
        items: left,
      },
    ];
  });
}

async function itemsOf(
  ctx: ShopContext,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, ParcelItem[]>> {
  const items = new Map<string, ParcelItem[]>();
  for (const line of await readWeighedLines(ctx, orderIds)) {
    const { orderId, sku, name, weightG } = line;
    const qty = qtyLeftToShip(line);
    if (qty > 0) items.set(orderId, [...(items.get(orderId) ?? []), { sku, name, qty, weightG }]);
  }
  return items;
}
