import { sql } from "drizzle-orm";
import { announceChange } from "../../shops/changes/announce-change.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { fillRuleCategories } from "../categories/fill-rule-categories.server";
import { priceTags } from "./selected-offers.server";

/**
 * Starts and ends the sales of a tenant whose time has come (rule prices-10), and tells what shows their
 * prices.
 * @returns how many products and variations got another price
 */
export function settleSales(ctx: ShopContext): Promise<number> {
  return inTransaction(ctx, (inner) => settleIn(inner));
}

/**
 * Settles sales inside the caller's transaction.
 * @param touched products whose sales changed in it
 */
export async function settleIn(ctx: ShopContext, touched: readonly number[] = []): Promise<number> {
  const { tenant } = ctx;
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  const state = sql`case when ends_at <= ${now} then 'ended' when starts_at <= ${now} then 'running' else 'planned' end`;
  const { rows: moved } = await ctx.db.execute<{ productId: number }>(sql`
    with due as (update sales set state = ${state}
      where tenant_id = ${tenant.id} and state <> 'ended' and state <> ${state} returning id)
    select distinct sp.product_id as "productId" from due
    join sale_prices sp on sp.tenant_id = ${tenant.id} and sp.sale_id = due.id`);
  const ids = [...new Set([...touched, ...moved.map(({ productId }) => Number(productId))])];
  if (ids.length === 0) return 0;
  const { rows } = await ctx.db.execute<{ productId: number }>(sql`
    with held as (select product_id, seller_id from offers
      where tenant_id = ${tenant.id} and product_id = any(${sql.param(ids)}::bigint[])
      order by product_id, seller_id for no key update),
    wanted as (select h.product_id, h.seller_id, (
      select min(sp.price_minor) from sale_prices sp join sales s on s.tenant_id = sp.tenant_id and s.id = sp.sale_id
      where sp.tenant_id = ${tenant.id} and sp.product_id = h.product_id and s.seller_id = h.seller_id
        and s.state = 'running') as sale_minor from held h)
    update offers o set sale_minor = w.sale_minor from wanted w
    where o.tenant_id = ${tenant.id} and o.product_id = w.product_id and o.seller_id = w.seller_id
      and o.sale_minor is distinct from w.sale_minor
    returning o.product_id as "productId"`);
  const changed = rows.map(({ productId }) => Number(productId));
  await fillRuleCategories(ctx, { productIds: changed });
  await announceChange(ctx, "tenant", await priceTags(ctx, changed));
  return changed.length;
}
