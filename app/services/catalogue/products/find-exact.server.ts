import { sql } from "drizzle-orm";
import { readDb } from "../../platform/db/read-db.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { joinOffer, sellerOf } from "../listing/listed-product.server";

/** A product that matches; `variationId` is the variation whose SKU was typed. */
export type Match = { id: number; variationId: number | null };

/** The product whose SKU or whose variation's SKU was typed, in whatever case and width. */
export async function findExact(ctx: ShopContext, keyword: string): Promise<Match | null> {
  const wide = keyword.normalize("NFKC");
  const typed = [...new Set([keyword, wide].flatMap((one) => [one, one.toUpperCase(), one.toLowerCase()]))];
  const { rows } = await readDb(ctx.db).execute<Match>(sql`
    select coalesce(p.parent_id, p.id) as id, case when p.parent_id is not null then p.id end as "variationId"
    from products p ${joinOffer(sellerOf(ctx.shop))}
    where p.tenant_id = ${ctx.tenant.id} and p.sku = any(${sql.param(typed)}::text[])
      and p.status <> 'archived' and o.is_visible
    order by p.parent_id is not null limit 1`);
  return rows[0] ?? null;
}
