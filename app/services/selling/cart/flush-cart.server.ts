// @public

import { and, eq, sql } from "drizzle-orm";
import { cartItems, carts } from "~/tables/selling/carts";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { keepCart } from "./keep-cart.server";

/**
 * Empties a cart (rule cart-9): its lines, its codes, what was said of its gifts and a payment that was
 * approved for it. Contact, address and note stay for what is added next.
 */
export async function flushCart(ctx: ShopContext, cartId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    // Locks the cart before its lines (rule locks-1).
    await keepCart({ ...ctx, db: tx }, cartId);
    await tx
      .delete(cartItems)
      .where(and(eq(cartItems.tenantId, ctx.tenant.id), eq(cartItems.cartId, cartId)));
    await tx
      .update(carts)
      .set({
        checkout: sql`${carts.checkout} - 'express'`,
        couponCodes: [],
        giftCardIds: [],
        declinedGifts: [],
      })
      .where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, cartId)));
  });
}
