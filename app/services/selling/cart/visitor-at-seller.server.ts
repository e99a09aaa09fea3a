// @public

import { and, eq, gt } from "drizzle-orm";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { carts } from "~/tables/selling/carts";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** The visitor with their cart at a seller, without a cart if they have none there. */
export async function visitorAtSeller(
  ctx: ShopContext,
  visitor: Visitor,
  sellerId: string,
): Promise<Visitor> {
  const { customer, sessionHash } = visitor;
  if (sellerId === ctx.shop.sellerId || (!customer && sessionHash === null)) return visitor;
  const own = customer ? eq(carts.customerId, customer.id) : eq(carts.sessionHash, sessionHash ?? "");
  const [cart] = await ctx.db
    .select({ id: carts.id })
    .from(carts)
    .where(and(ofShop(carts, ctx), own, eq(carts.sellerId, sellerId), gt(carts.expiresAt, ctx.now())));
  return { ...visitor, cartId: cart?.id ?? null };
}
