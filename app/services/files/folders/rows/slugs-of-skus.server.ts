import { and, eq, inArray } from "drizzle-orm";
import { products } from "~/tables/catalogue/catalogue";
import type { ShopFilesContext } from "../../files-context.server";

/** The slugs of stored products by their SKUs; variations have none. */
export async function slugsOfSkus(ctx: ShopFilesContext, skus: readonly string[]): Promise<string[]> {
  if (skus.length === 0) return [];
  const rows = await ctx.db
    .select({ slug: products.slug })
    .from(products)
    .where(and(eq(products.tenantId, ctx.tenant.id), inArray(products.sku, [...skus])));
  return rows.flatMap(({ slug }) => slug ?? []);
}
