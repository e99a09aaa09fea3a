import { type SQL, sql } from "drizzle-orm";
import type { PriceSelection } from "~/models/catalogue/price/price-change";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Selects `product_id` of the offers of the shop's seller that have a price of their own and that a selection
 * means, with columns of `o`.
 */
export function selectedOffers(ctx: ShopContext, selection: PriceSelection, columns: SQL): SQL {
  const { skus, category, brand, search } = selection;
  const conditions = [
    skus && sql`(p.sku = any(${sql.param(skus)}::text[]) or up.sku = any(${sql.param(skus)}::text[]))`,
    brand !== undefined && sql`coalesce(up.brand, p.brand) = ${brand}`,
    category !== undefined &&
      sql`coalesce(p.parent_id, p.id) in (
        select pc.product_id from categories named
        join categories c on c.tenant_id = named.tenant_id
          and (c.id = named.id or starts_with(c.path, named.path || '/'))
        join product_categories pc on pc.tenant_id = c.tenant_id and pc.category_id = c.id
        where named.tenant_id = ${ctx.tenant.id} and named.slug = ${category})`,
    ...wordsOf(search ?? "").map(
      (word) => sql`strpos(lower(concat_ws(' ', up.name, p.name, up.sku, p.sku)), ${word}) > 0`,
    ),
  ].filter((condition) => condition !== undefined && condition !== false);
  return sql`select o.product_id, ${columns} from offers o
    join products p on p.tenant_id = o.tenant_id and p.id = o.product_id
    left join products up on up.tenant_id = p.tenant_id and up.id = p.parent_id
    where o.tenant_id = ${ctx.tenant.id} and o.seller_id = ${ctx.shop.sellerId} and o.archived_from is null
      and p.archived_from is null and up.archived_from is null
      and p.class_code in ('simple', 'gift_certificate')
      ${sql.join(
        conditions.map((condition) => sql`and ${condition}`),
        sql` `,
      )}`;
}

const wordsOf = (search: string) => search.toLowerCase().split(/\s+/).filter(Boolean);

/** SKUs of a selection that no product has. */
export async function missingSkus(ctx: ShopContext, skus: readonly string[]): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ sku: string }>(sql`
    select asked.sku from unnest(${sql.param([...skus])}::text[]) as asked(sku)
    where not exists (select 1 from products p where p.tenant_id = ${ctx.tenant.id} and p.sku = asked.sku
      and p.archived_from is null)`);
  return rows.map(({ sku }) => sku);
}

/** Tags of what shows the prices of products, their families included. */
export async function priceTags(ctx: ShopContext, productIds: readonly number[]): Promise<string[]> {
  if (productIds.length === 0) return [];
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select distinct shown.id from products p, unnest(array[p.id, p.parent_id]) as shown(id)
    where p.tenant_id = ${ctx.tenant.id} and p.id = any(${sql.param([...productIds])}::bigint[])
      and shown.id is not null`);
  return ["catalogue", ...rows.map(({ id }) => `product:${id}`)];
}
