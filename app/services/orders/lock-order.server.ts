import { and, eq } from "drizzle-orm";
import { orders } from "../db/schema";
import type { ShopContext } from "../shop-context.server";

/** A row of the orders table. */
export type OrderRow = typeof orders.$inferSelect;

/** An order of this shop, held until the transaction ends; null when there is none. */
export async function lockOrder(ctx: ShopContext, orderId: string): Promise<OrderRow | null> {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.shopId, ctx.shop.id), eq(orders.id, orderId)))
    .for("update");
  return order ?? null;
}
