import { sql } from "drizzle-orm";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { countDay } from "./count-day.server";

/**
 * How long a movement may be on its way after the moment it carries, ms: a transaction that takes longer is
 * ended before.
 */
export const onItsWayMs = 10 * 60_000;

/**
 * Counts the days of a shop that movements of the ledger touched since they were counted last (rule
 * numbers-2); all of them when the shop's clock changed. A day is counted in one transaction, so figures of a
 * day are never half of two.
 */
export async function refreshSales(ctx: ShopContext): Promise<void> {
  const [tenantId, shopId] = [ctx.tenant.id, ctx.shop.id];
  const zone = ctx.shop.settings.general.time_zone;
  const startedAt = ctx.now();
  const { rows } = await ctx.db.execute<{ day: string }>(sql`
    with since as (
      select counted_until - ${onItsWayMs} * interval '1 ms' as moment from sales_counts
      where tenant_id = ${tenantId} and shop_id = ${shopId} and time_zone = ${zone})
    select distinct (m.created_at at time zone ${zone})::date::text as day
    from ledger_movements m
    join orders o on o.tenant_id = m.tenant_id and o.id = m.order_id and o.shop_id = ${shopId}
    where m.tenant_id = ${tenantId} and m.created_at >= coalesce((select moment from since), '-infinity')
    order by 1`);
  await forgetOtherClock(ctx);
  for (const { day } of rows)
    await ctx.db.transaction(async (tx) => {
      await tx.execute(sql`select from sales_counts
        where tenant_id = ${tenantId} and shop_id = ${shopId} for update`);
      await countDay({ ...ctx, db: tx }, day);
    });
  await ctx.db.execute(sql`update sales_counts
    set counted_until = greatest(counted_until, ${startedAt.toISOString()}::timestamptz)
    where tenant_id = ${tenantId} and shop_id = ${shopId} and time_zone = ${zone}`);
}

/** Days by another clock are other days: with a new time zone all of them go. */
async function forgetOtherClock(ctx: ShopContext): Promise<void> {
  const [tenantId, shopId] = [ctx.tenant.id, ctx.shop.id];
  const zone = ctx.shop.settings.general.time_zone;
  await ctx.db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      insert into sales_counts as c (tenant_id, shop_id, time_zone, counted_until)
      values (${tenantId}, ${shopId}, ${zone}, '-infinity')
      on conflict (tenant_id, shop_id) do update set time_zone = excluded.time_zone, counted_until = '-infinity'
      where c.time_zone <> excluded.time_zone`);
    if (rowCount)
      await tx.execute(sql`delete from sales_days where tenant_id = ${tenantId} and shop_id = ${shopId}`);
  });
}
