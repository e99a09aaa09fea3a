// @public

import { sql } from "drizzle-orm";
import type { DayRange } from "~/models/numbers/day-range";
import type { VisitorDay } from "~/models/numbers/visitors/visitor-figures";
import { zonedMomentMs } from "~/models/platform/date/zoned-moment";
import { readDb } from "../platform/db/read-db.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { authorizeNumbers } from "./sales/authorize-numbers.server";

/**
 * The days of a time on which visitors were counted, the earliest first, each with its visitors and with the
 * people who bought at the checkout on it (rule numbers-9).
 * @throws AppError `forbidden`
 */
export async function readVisitorDays(ctx: ShopContext, { from, to }: DayRange): Promise<VisitorDay[]> {
  await authorizeNumbers(ctx, null);
  const zone = ctx.shop.settings.general.time_zone;
  const begins = new Date(zonedMomentMs(from, zone)).toISOString();
  const ends = new Date(zonedMomentMs(to, zone, "ends")).toISOString();
  const [tenantId, shopId] = [ctx.tenant.id, ctx.shop.id];
  // Orders of agents, of subscriptions and of what staff priced had no visitor of the day.
  const { rows } = await readDb(ctx.db).execute<{ day: string; visitors: number; bought: string }>(sql`
    select d.day::text, d.visitors, count(distinct o.email) as bought
    from visitor_days d
    left join (
      select (t.created_at at time zone ${zone})::date as day, lower(t.email) as email from orders t
      where t.tenant_id = ${tenantId} and t.shop_id = ${shopId}
        and t.created_at >= ${begins}::timestamptz and t.created_at < ${ends}::timestamptz
        and t.status not in ('pending_payment', 'canceled') and t.agent is null and t.subscription_id is null
        and not exists (select from quotes q where q.tenant_id = ${tenantId} and q.order_id = t.id)
    ) o on o.day = d.day
    where d.tenant_id = ${tenantId} and d.shop_id = ${shopId} and d.day between ${from}::date and ${to}::date
    group by d.day, d.visitors order by d.day`);
  return rows.map(({ bought, ...row }) => ({ ...row, bought: Number(bought) }));
}
