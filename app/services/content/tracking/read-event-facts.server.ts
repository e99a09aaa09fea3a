import { and, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { EventFacts, ShopEvent } from "~/models/content/tracking/shop-event";
import type { Minor } from "~/models/platform/money/money";
import { toMajor } from "~/models/platform/money/to-major";
import { products } from "~/tables/catalogue/catalogue";
import { orderItems, orders } from "~/tables/orders/orders";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Looks up what an event is about; null when that is not there any more, or never was.
 * @param priceMinor what the shopper saw a piece of the product cost; null where they saw no price
 * @param currency of that price
 */
export async function readEventFacts(
  ctx: ShopContext,
  event: ShopEvent,
  priceMinor: Minor | null = null,
  currency = ctx.tenant.currency,
): Promise<EventFacts | null> {
  if (event.name === "page_view") return { event, items: [], goods: null, order: null };
  if (event.name === "purchase") return readOrder(ctx, event);
  const qty = event.name === "add_to_cart" ? event.qty : 1;
  const parent = alias(products, "parent");
  const [row] = await ctx.db
    .select({ sku: products.sku, name: products.name, parentName: parent.name })
    .from(products)
    .leftJoin(parent, and(eq(parent.tenantId, products.tenantId), eq(parent.id, products.parentId)))
    .where(and(eq(products.tenantId, ctx.tenant.id), inArray(products.id, [event.product_id])));
  const name = row?.name || row?.parentName || "";
  if (!row) return null;
  const item = { sku: row.sku, name, qty };
  if (priceMinor === null) return { event, items: [item], goods: null, order: null };
  const major = (minor: Minor) => Number(toMajor(minor, currency));
  return {
    event,
    items: [{ ...item, price: major(priceMinor) }],
    goods: { value: major(priceMinor * qty), currency },
    order: null,
  };
}

async function readOrder(
  ctx: ShopContext,
  event: Extract<ShopEvent, { name: "purchase" }>,
): Promise<EventFacts | null> {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, event.order_id)));
  if (!order) return null;
  const items = await ctx.db
    .select({ sku: orderItems.sku, name: orderItems.name, qty: orderItems.qty })
    .from(orderItems)
    .where(and(eq(orderItems.tenantId, ctx.tenant.id), eq(orderItems.orderId, order.id)));
  const major = (minor: number) => Number(toMajor(minor, order.currency));
  return {
    event,
    items,
    goods: null,
    order: {
      number: order.incrementId,
      total: major(order.grandTotalMinor),
      tax: major(order.taxMinor),
      shipping: major(order.shippingMinor + order.shippingFeeMinor),
      currency: order.currency,
    },
  };
}
