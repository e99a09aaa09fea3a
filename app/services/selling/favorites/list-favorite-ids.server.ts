// @public

import { and, asc, eq } from "drizzle-orm";
import { favorites } from "~/tables/selling/lists";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** The ids of a customer's favorite products, ascending. */
export async function listFavoriteIds(ctx: ShopContext, customerId: number): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: favorites.productId })
    .from(favorites)
    .where(and(eq(favorites.tenantId, ctx.tenant.id), eq(favorites.customerId, customerId)))
    .orderBy(asc(favorites.productId));
  return rows.map(({ id }) => id);
}
