// @public

import { and, asc, eq, inArray } from "drizzle-orm";
import { orderItems } from "~/tables/orders/orders";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A line of an order as it is stored. */
export type OrderLineRow = typeof orderItems.$inferSelect;

/** The lines of several orders by their order's id, read together. The caller has asked for the orders. */
export async function linesOfOrders(
  ctx: ShopContext,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderLineRow[]>> {
  const rows = await ctx.db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.tenantId, ctx.tenant.id), inArray(orderItems.orderId, [...orderIds])))
    .orderBy(asc(orderItems.id));
  const lines = new Map(orderIds.map((id): [string, OrderLineRow[]] => [id, []]));
  for (const row of rows) lines.get(row.orderId)?.push(row);
  return lines;
}
