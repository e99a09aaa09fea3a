import { and, eq } from "drizzle-orm";
import { cartItems } from "~/tables/selling/carts";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Puts a discount's free product into a cart, in place of the one chosen before. The line has a key of its
 * own, so that pieces the shopper bought stay another line. The cart must be locked by this transaction.
 */
export async function writeFreebie(
  ctx: ShopContext,
  freebie: { cartId: string; ruleId: string; productId: number; qty: number },
): Promise<void> {
  const { cartId, ruleId, productId, qty } = freebie;
  await ctx.db
    .delete(cartItems)
    .where(
      and(
        eq(cartItems.tenantId, ctx.tenant.id),
        eq(cartItems.cartId, cartId),
        eq(cartItems.autoAddedBy, ruleId),
      ),
    );
  await ctx.db.insert(cartItems).values({
    tenantId: ctx.tenant.id,
    cartId,
    productId,
    qty,
    createdAt: ctx.now(),
    lineKey: `free:${ruleId}`,
    autoAddedBy: ruleId,
  });
}
