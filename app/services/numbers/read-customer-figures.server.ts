// @public

import { sql } from "drizzle-orm";
import type { CustomerFigures } from "~/models/numbers/customer-figures";
import type { DayRange } from "~/models/numbers/day-range";
import { zonedMomentMs } from "~/models/platform/date/zoned-moment";
import { readDb } from "../platform/db/read-db.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { authorizeNumbers } from "./sales/authorize-numbers.server";

/** Orders that brought nothing yet, or never will. */
const unsold = sql`('pending_payment', 'canceled')`;

/**
 * How many of those who bought in a time had bought in the shop before (rule numbers-10), by their email:
 * how many, never who.
 * @throws AppError `forbidden`
 */
export async function readCustomerFigures(
  ctx: ShopContext,
  { from, to }: DayRange,
): Promise<CustomerFigures> {
  await authorizeNumbers(ctx, null);
  const zone = ctx.shop.settings.general.time_zone;
  const begins = new Date(zonedMomentMs(from, zone)).toISOString();
  const ends = new Date(zonedMomentMs(to, zone, "ends")).toISOString();
  const [tenantId, shopId] = [ctx.tenant.id, ctx.shop.id];
  const { rows } = await readDb(ctx.db).execute<{ isNew: boolean; people: number; orders: number }>(sql`
    select p.is_new as "isNew", count(*)::int as people, sum(p.orders)::int as orders
    from (select b.orders, not exists (
        select from orders e where e.tenant_id = ${tenantId} and lower(e.email) = b.email
          and e.created_at < ${begins}::timestamptz and e.shop_id = ${shopId}
          and e.status not in ${unsold}) as is_new
      from (select lower(o.email) as email, count(*) as orders
      from orders o
      where o.tenant_id = ${tenantId} and o.shop_id = ${shopId} and o.status not in ${unsold}
        and o.created_at >= ${begins}::timestamptz and o.created_at < ${ends}::timestamptz
      group by 1) b) p
    group by 1`);
  const of = (isNew: boolean) => {
    const found = rows.find((row) => row.isNew === isNew);
    return { people: found?.people ?? 0, orders: found?.orders ?? 0 };
  };
  return { new: of(true), returning: of(false) };
}
