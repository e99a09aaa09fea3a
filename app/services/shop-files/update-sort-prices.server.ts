import { sql } from "drizzle-orm";
import type { ShopFilesContext } from "./files-context.server";

/**
 * Sets the prices each seller's products are sorted by: of a variable product the lowest of the seller's variations on
 * sale, of a grouped product the lowest of its children, of everything else the offer's own final price (part 1, §9
 * "Starting at").
 */
export async function updateSortPrices(ctx: ShopFilesContext): Promise<void> {
  await ctx.db.execute(sql`
    update offers o set sort_price_minor = lowest.price
    from (
      select own.product_id, own.seller_id, coalesce(min(member.final_price_minor), own.final_price_minor) as price
      from offers own
      join products top on top.tenant_id = own.tenant_id and top.id = own.product_id
      left join products v on v.tenant_id = top.tenant_id and v.parent_id = top.id and v.status = 'active'
      left join offers member on member.tenant_id = v.tenant_id and member.product_id = v.id
        and member.seller_id = own.seller_id and member.is_visible and member.available_for_sale
      where own.tenant_id = ${ctx.tenant.id} and top.class_code <> 'grouped'
      group by own.product_id, own.seller_id, own.final_price_minor
    ) lowest
    where o.tenant_id = ${ctx.tenant.id} and o.product_id = lowest.product_id and o.seller_id = lowest.seller_id
      and o.sort_price_minor <> lowest.price`);
  await ctx.db.execute(sql`
    update offers o set sort_price_minor = lowest.price
    from (
      select pc.parent_id as product_id, member.seller_id, min(member.sort_price_minor) as price
      from product_children pc
      join products child on child.tenant_id = pc.tenant_id and child.id = pc.child_id and child.status = 'active'
      join offers member on member.tenant_id = child.tenant_id and member.product_id = child.id and member.is_visible
      where pc.tenant_id = ${ctx.tenant.id}
      group by pc.parent_id, member.seller_id
    ) lowest
    where o.tenant_id = ${ctx.tenant.id} and o.product_id = lowest.product_id and o.seller_id = lowest.seller_id
      and o.sort_price_minor <> lowest.price`);
}
