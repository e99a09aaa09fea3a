import { and, asc, eq } from "drizzle-orm";
import { shops } from "~/tables/shops";
import type { Db } from "../../platform/db/open-pool.server";
import { listTenants } from "../../shops/list-tenants.server";

/**
 * Of each business with a marketplace its oldest one: the shop whose Stripe key its payouts are made with.
 */
export async function findPayoutShops(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const tenantId of await listTenants(db)) {
    const [shop] = await db
      .select({ id: shops.id })
      .from(shops)
      .where(and(eq(shops.tenantId, tenantId), eq(shops.type, "marketplace")))
      .orderBy(asc(shops.createdAt), asc(shops.id))
      .limit(1);
    if (shop) found.push(shop.id);
  }
  return found;
}
