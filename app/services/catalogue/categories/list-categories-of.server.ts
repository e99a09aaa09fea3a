// @public

import { sql } from "drizzle-orm";
import type { CategoryLink } from "~/models/catalogue/categories/category-view";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { said, spokenSql } from "../../shops/translations/said.server";

/**
 * The active categories that these products are listed in, at most `limit`, those with most of them first.
 */
export async function listCategoriesOf(
  ctx: ShopContext,
  productIds: readonly number[],
  limit: number,
): Promise<CategoryLink[]> {
  if (productIds.length === 0) return [];
  const language = spokenSql(ctx);
  const { rows } = await ctx.db.execute<CategoryLink>(sql`
    select ${said(language, "c", "name")} as name, ${said(language, "c", "slug")} as slug from product_categories pc
    join categories c on c.tenant_id = pc.tenant_id and c.id = pc.category_id and c.is_active
    where pc.tenant_id = ${ctx.tenant.id} and pc.product_id = any(${sql.param(productIds)}::bigint[])
    group by c.tenant_id, c.id
    order by count(*) desc, c.position, c.id limit ${limit}`);
  return rows;
}
