// @public

import { and, eq } from "drizzle-orm";
import { cartItems } from "~/tables/selling/carts";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { addCodes } from "../cart/add-codes.server";
import { keepCart } from "../cart/keep-cart.server";

/**
 * Removes a line from a cart; a missing line is ignored. A gift that is taken out does not come back of its
 * own (rule discounts-10).
 */
export async function removeItem(ctx: ShopContext, cartId: string, itemId: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    // Locks the cart before its lines (rule locks-1).
    await keepCart(inner, cartId);
    const [removed] = await tx
      .delete(cartItems)
      .where(
        and(eq(cartItems.tenantId, ctx.tenant.id), eq(cartItems.cartId, cartId), eq(cartItems.id, itemId)),
      )
      .returning({ giftOf: cartItems.autoAddedBy });
    if (removed?.giftOf) await addCodes(inner, cartId, { declinedGifts: [removed.giftOf] });
  });
}
