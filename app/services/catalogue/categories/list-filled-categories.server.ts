// @public

import { sql } from "drizzle-orm";
import type { FilledCategory } from "~/models/catalogue/categories/filled-category";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { said, spokenSql } from "../../shops/translations/said.server";
import { isListed, joinOffer, sellerOf } from "../listing/listed-product.server";

/** The active categories with what is listed in them or beneath; a few pictures each. */
export async function listFilledCategories(ctx: ShopContext): Promise<FilledCategory[]> {
  const tenantId = ctx.tenant.id;
  const language = spokenSql(ctx);
  const { rows } = await ctx.db.execute<FilledCategory>(sql`
    with recursive beneath as (
      select id as top, id from categories where tenant_id = ${tenantId} and is_active
      union all
      select b.top, k.id from beneath b
        join categories k on k.tenant_id = ${tenantId} and k.parent_id = b.id and k.is_active
    ), listed as (
      select distinct b.top, p.id, p.position, p.images->0->>'url' as picture from beneath b
        join product_categories pc on pc.tenant_id = ${tenantId} and pc.category_id = b.id
        join products p on p.tenant_id = ${tenantId} and p.id = pc.product_id ${joinOffer(sellerOf(ctx.shop))}
        where ${isListed}
    )
    select c.id, c.parent_id as "parentId", ${said(language, "c", "slug")} as slug, ${said(language, "c", "name")} as name, count(l.id)::int as count,
      coalesce((array_agg(l.picture order by l.position, l.id) filter (where l.picture is not null))[1:8], '{}') as pictures
    from categories c left join listed l on l.top = c.id
    where c.tenant_id = ${tenantId} and c.is_active
    group by c.tenant_id, c.id order by c.position, c.id`);
  return rows;
}
