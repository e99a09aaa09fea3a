import { and, asc, eq, isNull } from "drizzle-orm";
import { products } from "~/tables/catalogue/catalogue";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** The SKU of a product that a trial begins with; empty in a shop without one. */
export async function anySku({ db, tenant }: ShopContext): Promise<string> {
  const [row] = await db
    .select({ sku: products.sku })
    .from(products)
    .where(
      and(
        eq(products.tenantId, tenant.id),
        eq(products.status, "active"),
        eq(products.classCode, "simple"),
        isNull(products.parentId),
        isNull(products.optionSet),
      ),
    )
    .orderBy(asc(products.id))
    .limit(1);
  return row?.sku ?? "";
}
