// @public

import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { authorize } from "~/models/shops/actors/authorize";
import { orders } from "~/tables/orders/orders";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { orderSubject } from "../states/order-subject";

/**
 * The row of an order of the business, for those who may view it.
 * @param id a UUID
 * @throws AppError `not_found`, the same for an order that the actor may not view
 */
export async function findOrder(ctx: ShopContext, id: string): Promise<typeof orders.$inferSelect> {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, id)));
  if (!order) throw new AppError("not_found", phrase("We couldn’t find this order."));
  authorize(await ctx.actor(), "view", orderSubject(order));
  return order;
}
