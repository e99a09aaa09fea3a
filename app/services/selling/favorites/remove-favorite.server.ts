// @public

import { and, eq } from "drizzle-orm";
import { favorites } from "~/tables/selling/lists";
import { findPageOfProduct } from "../../catalogue/addresses/find-page-of-product.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Takes a product, or the product of a variation, from a customer's favorites; one that is no favorite is
 * ignored.
 */
export async function removeFavorite(ctx: ShopContext, customerId: number, productId: number): Promise<void> {
  const shown = await findPageOfProduct(ctx, productId);
  await ctx.db
    .delete(favorites)
    .where(
      and(
        eq(favorites.tenantId, ctx.tenant.id),
        eq(favorites.customerId, customerId),
        eq(favorites.productId, shown?.id ?? productId),
      ),
    );
}
