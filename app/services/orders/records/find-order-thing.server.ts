import { and, eq } from "drizzle-orm";
import type { Thing } from "~/models/shops/thing";
import { orders } from "~/tables/orders";
import type { ShopContext } from "../../shops/shop-context.server";
import { orderThing } from "../order-thing";

/** An order of the tenant as `can` judges it; null for one it does not have. */
export async function findOrderThing(ctx: ShopContext, orderId: string): Promise<Thing | null> {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, orderId)));
  return order ? orderThing(order) : null;
}
