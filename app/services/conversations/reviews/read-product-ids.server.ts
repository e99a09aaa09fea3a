import { and, eq, inArray } from "drizzle-orm";
import { products } from "~/tables/catalogue/catalogue";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Ids of the products and variations with these SKUs. */
export async function readProductIds(ctx: ShopContext, skus: readonly string[]): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.tenantId, ctx.tenant.id), inArray(products.sku, [...skus])));
  return rows.map(({ id }) => id);
}
