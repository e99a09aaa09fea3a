import { and, eq } from "drizzle-orm";
import { cartItems } from "~/tables/carts";
import type { ShopContext } from "../shops/shop-context.server";
import { keepCart } from "./cart/keep-cart.server";

/** Removes a line from a cart; a missing line is ignored. */
export async function removeItem(ctx: ShopContext, cartId: string, itemId: number): Promise<void> {
  await ctx.db
    .delete(cartItems)
    .where(
      and(eq(cartItems.tenantId, ctx.tenant.id), eq(cartItems.cartId, cartId), eq(cartItems.id, itemId)),
    );
  await keepCart(ctx, cartId);
}
