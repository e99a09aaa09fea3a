// @public

import { and, desc, eq } from "drizzle-orm";
import { orders } from "~/tables/orders/orders";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** The number of the shop's last order, with which a preview of mails begins; empty before the first. */
export async function findLatestOrder(ctx: ShopContext): Promise<string> {
  const { sellerId } = ctx.shop;
  const [row] = await ctx.db
    .select({ number: orders.incrementId })
    .from(orders)
    .where(and(ofShop(orders, ctx), eq(orders.sellerId, sellerId)))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return row?.number ?? "";
}
