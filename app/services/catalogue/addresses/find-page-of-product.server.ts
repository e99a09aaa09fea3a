// @public

import { and, eq } from "drizzle-orm";
import { products } from "~/tables/catalogue/catalogue";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * The product whose page shows a row of the shop: itself, or a variation's parent with the variation's SKU.
 */
export async function findPageOfProduct(
  ctx: ShopContext,
  id: number,
): Promise<{ id: number; addressSku: string | null } | null> {
  const [row] = await ctx.db
    .select({ parentId: products.parentId, sku: products.sku })
    .from(products)
    .where(and(eq(products.tenantId, ctx.tenant.id), eq(products.id, id)));
  if (!row) return null;
  return row.parentId === null ? { id, addressSku: null } : { id: row.parentId, addressSku: row.sku };
}
