import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { products } from "~/tables/catalogue";
import type { ShopContext } from "../shops/shop-context.server";

/**
 * The JPINs that products and variations have themselves, by id; those known by their id alone are missing.
 */
export async function readOwnJpins(
  { db, tenant }: ShopContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, jpin: products.jpin })
    .from(products)
    .where(
      and(
        eq(products.tenantId, tenant.id),
        inArray(products.id, [...new Set(ids)]),
        isNotNull(products.jpin),
      ),
    );
  return new Map(rows.flatMap(({ id, jpin }) => (jpin === null ? [] : [[id, jpin] as const])));
}
