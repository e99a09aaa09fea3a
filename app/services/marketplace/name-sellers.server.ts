// @public

import { and, eq, inArray } from "drizzle-orm";
import { sellers } from "~/tables/shops/tenants";
import type { ShopContext } from "../shops/context/shop-context.server";

/** Names of sellers of the business, by their ids. */
export async function nameSellers(
  { db, tenant }: ShopContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: sellers.id, name: sellers.name })
    .from(sellers)
    .where(and(eq(sellers.tenantId, tenant.id), inArray(sellers.id, [...new Set(ids)])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
