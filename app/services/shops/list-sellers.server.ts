import { sql } from "drizzle-orm";
import type { ShopContext } from "./shop-context.server";

/** Who sells in a shop; `logo` is that of the seller's own shop, empty for none. */
export type ListedSeller = { id: string; guid: string; code: string; name: string; logo: string };

/** The active sellers of a shop, the house first, then by name; of a seller's own shop that seller alone. */
export async function listSellers(ctx: ShopContext): Promise<ListedSeller[]> {
  const { shop, tenant } = ctx;
  const own = shop.type === "marketplaceseller" ? sql`and s.id = ${shop.sellerId}` : sql``;
  const { rows } = await ctx.db.execute<ListedSeller>(sql`
    select s.id, s.guid, s.code, s.name, coalesce((
      select own.settings -> 'general' ->> 'logo' from shops own
      where own.tenant_id = ${tenant.id} and own.seller_id = s.id order by own.code limit 1), '') as logo
    from sellers s
    where s.tenant_id = ${tenant.id} and s.state = 'active' ${own}
    order by s.is_house desc, s.name, s.code`);
  return rows;
}
