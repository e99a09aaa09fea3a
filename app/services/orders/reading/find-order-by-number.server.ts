// @public

import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { orders } from "~/tables/orders/orders";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * The id of the shop's order with this number, or of a seller's: there is none of another seller.
 * @throws AppError `not_found`
 */
export async function findOrderByNumber(
  ctx: ShopContext,
  incrementId: string,
  sellerId?: string,
): Promise<string> {
  const [order] = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        ofShop(orders, ctx),
        eq(orders.incrementId, incrementId),
        sellerId ? eq(orders.sellerId, sellerId) : undefined,
      ),
    );
  if (!order) throw new AppError("not_found", `${ctx.shop.name} has no order ${incrementId}.`);
  return order.id;
}
