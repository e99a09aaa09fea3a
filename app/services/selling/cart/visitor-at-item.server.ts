import { and, eq, gt } from "drizzle-orm";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { cartItems, carts } from "~/tables/selling/carts";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * The visitor with the one of their carts that a line is in; as they were if it is in none of them. Only a
 * marketplace's shoppers have more than one.
 */
export async function visitorAtItem(ctx: ShopContext, visitor: Visitor, itemId: number): Promise<Visitor> {
  const { customer, sessionHash } = visitor;
  if (ctx.shop.type !== "marketplace" || (!customer && sessionHash === null)) return visitor;
  const [cart] = await ctx.db
    .select({ id: carts.id })
    .from(cartItems)
    .innerJoin(carts, and(eq(carts.tenantId, cartItems.tenantId), eq(carts.id, cartItems.cartId)))
    .where(
      and(
        ofShop(carts, ctx),
        eq(cartItems.id, itemId),
        customer ? eq(carts.customerId, customer.id) : eq(carts.sessionHash, sessionHash ?? ""),
        gt(carts.expiresAt, ctx.now()),
      ),
    );
  return cart ? { ...visitor, cartId: cart.id } : visitor;
}
