import { sql } from "drizzle-orm";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Until the transaction ends, others who change where old addresses of the shop lead wait: two changes that
 * are right one by one could lead in a circle together.
 */
export async function holdRedirects({ db, tenant, shop }: ShopContext): Promise<void> {
  const key = `redirects ${tenant.id} ${shop.id}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
