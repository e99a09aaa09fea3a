// @public

import { sql } from "drizzle-orm";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { isListed, joinOffer, sellerOf } from "./listed-product.server";

/** A brand and how many listed products carry it. */
export type Brand = { name: string; productCount: number };

/** The brands of the shop's listed products, by name (rule listings-10). */
export async function listBrands(ctx: ShopContext): Promise<Brand[]> {
  const { rows } = await ctx.db.execute<Brand>(sql`
    select p.brand as name, count(*)::int as "productCount" from products p ${joinOffer(sellerOf(ctx.shop))}
    where p.tenant_id = ${ctx.tenant.id} and ${isListed} and p.brand <> ''
    group by p.brand order by lower(p.brand)`);
  return rows;
}
