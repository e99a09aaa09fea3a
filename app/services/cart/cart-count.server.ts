import { and, eq, sql } from "drizzle-orm";
import { cartItems } from "../db/schema";
import type { ShopContext } from "../shop-context.server";

/** Pieces in a cart, for the badge (rule cart-2); 0 for a missing cart. */
export async function countCart(ctx: ShopContext, cartId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ count: sql<number>`coalesce(sum(${cartItems.qty}), 0)::int` })
    .from(cartItems)
    .where(and(eq(cartItems.tenantId, ctx.tenant.id), eq(cartItems.cartId, cartId)));
  return row?.count ?? 0;
}
