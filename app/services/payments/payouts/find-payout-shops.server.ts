import { and, asc, eq } from "drizzle-orm";
import { shops } from "~/tables/shops/shops";
import type { Db } from "../../platform/db/pool/open-pool.server";
import { tenantsWith } from "../../shops/directory/tenants-with.server";

/**
 * Of each business with a marketplace its oldest one: the shop whose Stripe key its payouts are made with.
 */
export async function findPayoutShops(db: Db): Promise<string[]> {
  const found: string[] = [];
  const isMarketplace = eq(shops.type, "marketplace");
  for (const tenantId of await tenantsWith(db, shops, isMarketplace)) {
    const [shop] = await db
      .select({ id: shops.id })
      .from(shops)
      .where(and(eq(shops.tenantId, tenantId), isMarketplace))
      .orderBy(asc(shops.createdAt), asc(shops.id))
      .limit(1);
    if (shop) found.push(shop.id);
  }
  return found;
}
