import { sql } from "drizzle-orm";
import type { DayRange } from "~/models/numbers/day-range";
import { zonedMomentMs } from "~/models/platform/date/zoned-moment";
import { AppError } from "~/models/platform/error/app-error";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { countDay } from "./count-day.server";

/**
 * How long a movement may be on its way after the moment it carries, ms: a transaction that takes longer is
 * ended before.
 */
export const onItsWayMs = 10 * 60_000;

/** Days that are counted while the reader waits: a shop of a million orders takes some 0.2 s for each. */
const mostDays = 62;

/**
 * Counts days of a shop that movements of the ledger touched since they were counted last (rule numbers-2);
 * all of them when the shop's clock changed. A day is counted in one transaction, so figures of a day are
 * never half of two. What stops halfway goes on from there.
 * @param asked the days to be read; null for all there are
 * @throws AppError `unavailable` where more of the asked days wait than are counted at once
 */
export async function refreshSales(ctx: ShopContext, asked: DayRange | null = null): Promise<void> {
  const [tenantId, shopId] = [ctx.tenant.id, ctx.shop.id];
  const zone = ctx.shop.settings.general.time_zone;
  const startedMs = ctx.now().getTime();
  await forgetOtherClock(ctx);
  const sinceMs = await countedSinceMs(ctx);
  const beginMs = asked ? zonedMomentMs(asked.from, zone, "begins") : -Infinity;
  const endMs = asked ? zonedMomentMs(asked.to, zone, "ends") : Infinity;
  const { rows } = await ctx.db.execute<{ day: string }>(sql`
    select distinct (m.created_at at time zone ${zone})::date::text as day
    from ledger_movements m
    join orders o on o.tenant_id = m.tenant_id and o.id = m.order_id and o.shop_id = ${shopId}
    where m.tenant_id = ${tenantId} and m.created_at >= ${momentText(Math.max(sinceMs, beginMs))}::timestamptz
      and m.created_at < ${momentText(endMs)}::timestamptz
    order by 1`);
  if (asked && rows.length > mostDays) throw new AppError("unavailable", beingCountedText);
  // The next count may go on from here only where no touched day was left out.
  const isWhole = sinceMs >= beginMs;
  const countedUntil = (ms: number) =>
    sql`update sales_counts set counted_until = greatest(counted_until, ${momentText(ms)}::timestamptz)
      where tenant_id = ${tenantId} and shop_id = ${shopId} and time_zone = ${zone}`;
  for (const { day } of rows)
    await ctx.db.transaction(async (tx) => {
      await tx.execute(sql`select from sales_counts
        where tenant_id = ${tenantId} and shop_id = ${shopId} for update`);
      await countDay({ ...ctx, db: tx }, day);
      const dayEndMs = zonedMomentMs(day, zone, "ends");
      if (isWhole && dayEndMs < startedMs) await tx.execute(countedUntil(dayEndMs));
    });
  if (isWhole && endMs > startedMs) await ctx.db.execute(countedUntil(startedMs));
}

const beingCountedText =
  "The sales of these days are still being counted. Ask for fewer days, or in an hour.";

/** A moment as the database reads it. */
const momentText = (ms: number): string =>
  Number.isFinite(ms) ? new Date(ms).toISOString() : ms > 0 ? "infinity" : "-infinity";

/** From when on movements may not be counted yet; -Infinity before the first count. */
async function countedSinceMs({ db, tenant, shop }: ShopContext): Promise<number> {
  const { rows } = await db.execute<{ seconds: string }>(sql`
    select extract(epoch from counted_until) as seconds from sales_counts
    where tenant_id = ${tenant.id} and shop_id = ${shop.id}`);
  return Number(rows[0]?.seconds ?? -Infinity) * 1000 - onItsWayMs;
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
