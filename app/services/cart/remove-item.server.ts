import { and, eq } from "drizzle-orm";
import { cartItems } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import { keepCart } from "./keep-cart.server";

/** Takes a line out of a cart; a line that is not in it is already out. */
export async function removeItem(ctx: ShopContext, cartId: string, itemId: number): Promise<void> {
  await ctx.db
    .delete(cartItems)
    .where(
      and(eq(cartItems.tenantId, ctx.tenant.id), eq(cartItems.cartId, cartId), eq(cartItems.id, itemId)),
    );
  await keepCart(ctx, cartId);
}
