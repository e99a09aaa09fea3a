// @public

import { sql } from "drizzle-orm";
import type { CategoryLink } from "~/models/catalogue/categories/category-view";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { said, spokenSql } from "../../shops/translations/said.server";

/**
 * The active categories each of these products is listed in, the primary one first; none is not in the map.
 */
export async function categoriesOfProducts(
  ctx: ShopContext,
  productIds: readonly number[],
): Promise<Map<number, CategoryLink[]>> {
  if (productIds.length === 0) return new Map();
  const language = spokenSql(ctx);
  const { rows } = await ctx.db.execute<{ id: number; categories: CategoryLink[] }>(sql`
    select pc.product_id as id,
      json_agg(json_build_object('name', ${said(language, "c", "name")}, 'slug', ${said(language, "c", "slug")}) order by pc.is_primary desc, c.position, c.id)
        as categories
    from product_categories pc
    join categories c on c.tenant_id = pc.tenant_id and c.id = pc.category_id and c.is_active
    where pc.tenant_id = ${ctx.tenant.id} and pc.product_id = any(${sql.param(productIds)}::bigint[])
    group by pc.product_id`);
  return new Map(rows.map(({ id, categories }) => [id, categories]));
}
