// @public

import { and, eq } from "drizzle-orm";
import type { Subject } from "~/models/shops/actors/subject";
import { orders } from "~/tables/orders/orders";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { orderSubject } from "../states/order-subject";

/** An order of the tenant as `can` judges it; null for one it does not have. */
export async function findOrderSubject(ctx: ShopContext, orderId: string): Promise<Subject | null> {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, orderId)));
  return order ? orderSubject(order) : null;
}
