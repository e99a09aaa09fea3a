// @public

import { sql } from "drizzle-orm";
import type { ListSummary } from "~/models/catalogue/options/list-choice";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * The customer's shopping lists that each of these products is on, by name; one that is on none is not in the
 * map. A variation on a list puts its product on it (rule lists-13).
 */
export async function listsOfProducts(
  ctx: ShopContext,
  customerId: number,
  productIds: readonly number[],
): Promise<Map<number, ListSummary[]>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ id: number; lists: ListSummary[] }>(sql`
    with listed as (
      select distinct coalesce(p.parent_id, p.id) as product_id, i.list_id
      from shopping_list_items i
      join products p on p.tenant_id = i.tenant_id and p.id = i.product_id
      where i.tenant_id = ${ctx.tenant.id} and i.customer_id = ${customerId}
        and coalesce(p.parent_id, p.id) = any(${sql.param(productIds)}::bigint[])
    )
    select o.product_id as id,
      json_agg(json_build_object('id', l.id, 'name', l.name, 'count', (
        select count(*) from shopping_list_items i
        where i.tenant_id = l.tenant_id and i.customer_id = l.customer_id and i.list_id = l.id
      )) order by lower(l.name), l.id) as lists
    from listed o
    join shopping_lists l on l.tenant_id = ${ctx.tenant.id} and l.customer_id = ${customerId} and l.id = o.list_id
    group by o.product_id`);
  return new Map(rows.map(({ id, lists }) => [id, lists]));
}
