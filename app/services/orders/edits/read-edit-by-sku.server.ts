// @public

import { and, eq } from "drizzle-orm";
import { editBySku } from "~/models/orders/edit/edit-by-sku";
import { orderItems } from "~/tables/orders/orders";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * The edit that gives an order so many pieces of each SKU. It does not check rights: it only reads the lines
 * that `editOrder` is called with.
 */
export async function readEditBySku(
  ctx: ShopContext,
  orderId: string,
  wanted: readonly { sku: string; qty: number }[],
) {
  const lines = await ctx.db
    .select({ id: orderItems.id, sku: orderItems.sku, autoAddedBy: orderItems.autoAddedBy })
    .from(orderItems)
    .where(and(eq(orderItems.tenantId, ctx.tenant.id), eq(orderItems.orderId, orderId)));
  return editBySku(lines, wanted);
}
