import { and, eq } from "drizzle-orm";
import { carts } from "~/tables/selling/carts";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { cartExpiry } from "./cart-lifetime.server";

/** Renews a changed cart's 30 days. */
export async function keepCart(ctx: ShopContext, cartId: string): Promise<void> {
  const now = ctx.now();
  await ctx.db
    .update(carts)
    .set({ updatedAt: now, expiresAt: cartExpiry(now) })
    .where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, cartId)));
}
