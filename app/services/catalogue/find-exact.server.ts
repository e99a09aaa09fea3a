import { sql } from "drizzle-orm";
import type { ShopContext } from "../shop-context.server";
import type { Match } from "./find-matches.server";

/** The product whose SKU or whose variation's SKU was typed, in whatever case. */
export async function findExact(ctx: ShopContext, keyword: string): Promise<Match | null> {
  const { rows } = await ctx.db.execute<Match>(sql`
    select coalesce(parent_id, id) as id, case when parent_id is not null then id end as "variationId"
    from products
    where tenant_id = ${ctx.tenant.id} and sku in (${keyword}, upper(${keyword}), lower(${keyword}))
      and status <> 'archived' and is_visible
    order by parent_id is not null limit 1`);
  return rows[0] ?? null;
}
