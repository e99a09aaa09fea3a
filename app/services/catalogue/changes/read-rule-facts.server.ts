import { sql } from "drizzle-orm";
import type { RuleFacts } from "~/models/catalogue/categories/category-rule";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** What rules of categories look at, of one product. */
export type ProductFacts = RuleFacts & { productId: number };

/**
 * The products that rules look at when these changed: a variation's product, and the grouped products that
 * consist of them.
 * @returns ids of products, none of variations
 */
export async function productsConcerned(ctx: ShopContext, changedIds: readonly number[]): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    with changed as (select id, coalesce(parent_id, id) as root from products
      where tenant_id = ${ctx.tenant.id} and id = any(${sql.param([...changedIds])}::bigint[]))
    select root as id from changed
    union select pc.parent_id from product_children pc join changed c on pc.child_id in (c.id, c.root)
      where pc.tenant_id = ${ctx.tenant.id}
    order by id`);
  return rows.map(({ id }) => Number(id));
}

/**
 * Reads what rules look at. What a product is sold at: itself, its variations or what it consists of, sales
 * included, by any offer that is shown.
 * @param withPrices whether a rule looks at them; else there are none
 */
export async function readRuleFacts(
  ctx: ShopContext,
  productIds: readonly number[],
  withPrices: boolean,
): Promise<ProductFacts[]> {
  const prices = withPrices ? await readPrices(ctx, productIds) : new Map<number, readonly number[]>();
  const { rows } = await ctx.db.execute<{ id: number; brand: string; tags: string[]; createdAt: string }>(sql`
    select id, brand, coalesce(attributes -> 'tag', '[]') as tags, created_at as "createdAt" from products
    where tenant_id = ${ctx.tenant.id} and id = any(${sql.param([...productIds])}::bigint[])`);
  return rows.map(({ id, brand, tags, createdAt }) => ({
    productId: Number(id),
    brand,
    tags,
    createdAt: new Date(createdAt),
    pricesMinor: prices.get(Number(id)) ?? [],
  }));
}

async function readPrices(
  ctx: ShopContext,
  productIds: readonly number[],
): Promise<Map<number, readonly number[]>> {
  const tenantId = ctx.tenant.id;
  const { rows } = await ctx.db.execute<{ id: number; prices: number[] }>(sql`
    with asked as (select id, class_code from products
      where tenant_id = ${tenantId} and id = any(${sql.param([...productIds])}::bigint[])),
    parts as (select id, id as part from asked
      union all select a.id, pc.child_id from asked a
        join product_children pc on pc.tenant_id = ${tenantId} and pc.parent_id = a.id
        where a.class_code = 'grouped'),
    sold as (select id, part as sold from parts
      union all select parts.id, v.id from parts
        join products v on v.tenant_id = ${tenantId} and v.parent_id = parts.part)
    select sold.id, json_agg(distinct least(o.final_price_minor, o.sale_minor)) as prices from sold
    join products p on p.tenant_id = ${tenantId} and p.id = sold.sold and p.archived_from is null
      and p.status = 'active' and p.class_code in ('simple', 'gift_certificate')
    join offers o on o.tenant_id = ${tenantId} and o.product_id = p.id and o.archived_from is null and o.is_visible
    group by sold.id`);
  return new Map(rows.map(({ id, prices }) => [Number(id), prices]));
}
