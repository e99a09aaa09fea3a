import { sql } from "drizzle-orm";
import type { ShopFilesContext } from "./files-context.server";

/**
 * Sets the price products are sorted by: of a variable product the lowest of its variations on sale, of a grouped
 * product the lowest of its children, of everything else its own final price (part 1, §9 "Starting at").
 */
export async function updateSortPrices(ctx: ShopFilesContext): Promise<void> {
  await ctx.db.execute(sql`
    update products p set sort_price_minor = lowest.price
    from (
      select top.id, coalesce(min(v.final_price_minor), top.final_price_minor) as price
      from products top
      left join products v on v.tenant_id = top.tenant_id and v.parent_id = top.id
        and v.status = 'active' and v.is_visible and v.available_for_sale
      where top.tenant_id = ${ctx.tenant.id} and top.class_code <> 'grouped'
      group by top.id, top.final_price_minor
    ) lowest
    where p.tenant_id = ${ctx.tenant.id} and p.id = lowest.id and p.sort_price_minor <> lowest.price`);
  await ctx.db.execute(sql`
    update products p set sort_price_minor = lowest.price
    from (
      select pc.parent_id as id, min(child.sort_price_minor) as price
      from product_children pc
      join products child on child.tenant_id = pc.tenant_id and child.id = pc.child_id
        and child.status = 'active' and child.is_visible
      where pc.tenant_id = ${ctx.tenant.id}
      group by pc.parent_id
    ) lowest
    where p.tenant_id = ${ctx.tenant.id} and p.id = lowest.id and p.sort_price_minor <> lowest.price`);
}
