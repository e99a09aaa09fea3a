// @public

import { and, eq, ne } from "drizzle-orm";
import { isGiftCard } from "~/models/catalogue/product/is-gift-card";
import { products } from "~/tables/catalogue/catalogue";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Whether the variations of a product are gift certificates, of which each is an amount. */
export async function hasGiftCards(ctx: ShopContext, productId: number): Promise<boolean> {
  const rows = await ctx.db
    .select({ classCode: products.classCode })
    .from(products)
    .where(
      and(
        eq(products.tenantId, ctx.tenant.id),
        eq(products.parentId, productId),
        ne(products.status, "archived"),
      ),
    );
  return isGiftCard(
    "variable_product",
    rows.map(({ classCode }) => classCode),
  );
}
