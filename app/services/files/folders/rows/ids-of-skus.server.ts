import { and, eq, inArray, isNull } from "drizzle-orm";
import { products } from "~/tables/catalogue/catalogue";
import type { ShopFilesContext } from "../../files-context.server";

/** Ids of products and variations by their SKUs; those that the shop's files do not name are missing. */
export async function idsOfSkus(
  { db, tenant }: ShopFilesContext,
  skus: readonly string[],
): Promise<Map<string, number>> {
  if (skus.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(
      and(
        eq(products.tenantId, tenant.id),
        isNull(products.archivedFrom),
        inArray(products.sku, [...new Set(skus)]),
      ),
    );
  return new Map(rows.map(({ sku, id }) => [sku, id]));
}
