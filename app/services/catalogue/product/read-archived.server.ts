// @public

import { and, eq, inArray } from "drizzle-orm";
import { authorize } from "~/models/shops/actors/authorize";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { products } from "~/tables/catalogue/catalogue";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Whether products of the business are archived, by SKU; those that there are none of are left out.
 * @throws AppError `forbidden`
 */
export async function readArchived(ctx: ShopContext, skus: readonly string[]): Promise<Map<string, boolean>> {
  authorize(await ctx.actor(), "view", catalogueSubject(ctx.tenant.id));
  const rows = await ctx.db
    .select({ sku: products.sku, archivedFrom: products.archivedFrom })
    .from(products)
    .where(and(eq(products.tenantId, ctx.tenant.id), inArray(products.sku, [...skus])));
  return new Map(rows.map(({ sku, archivedFrom }) => [sku, archivedFrom !== null]));
}
