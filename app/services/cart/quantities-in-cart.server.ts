import { and, eq, sql } from "drizzle-orm";
import { cartItems } from "../db/schema";
import type { ShopContext } from "../shop-context.server";

/** Pieces a cart holds of each thing it is made of, by product id; empty for a cart that does not exist. */
export async function quantitiesInCart(ctx: ShopContext, cartId: string): Promise<Map<number, number>> {
  const rows = await ctx.db
    .select({ id: cartItems.productId, qty: sql<number>`sum(${cartItems.qty})::int` })
    .from(cartItems)
    .where(and(eq(cartItems.shopId, ctx.shop.id), eq(cartItems.cartId, cartId)))
    .groupBy(cartItems.productId);
  return new Map(rows.map(({ id, qty }) => [id, qty]));
}
