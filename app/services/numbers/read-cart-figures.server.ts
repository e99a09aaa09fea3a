// @public

import { sql } from "drizzle-orm";
import type { CartFigures } from "~/models/numbers/cart-figures";
import type { DayRange } from "~/models/numbers/day-range";
import { zonedMomentMs } from "~/models/platform/date/zoned-moment";
import { readDb } from "../platform/db/read-db.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { authorizeNumbers } from "./sales/authorize-numbers.server";

/** After this long without a change a cart counts as left behind, ms. */
const leftAfterMs = 3_600_000;

/**
 * What became of the carts of a time (rule numbers-4).
 * @throws AppError `forbidden`
 */
export async function readCartFigures(ctx: ShopContext, { from, to }: DayRange): Promise<CartFigures> {
  await authorizeNumbers(ctx, null);
  const zone = ctx.shop.settings.general.time_zone;
  const begins = new Date(zonedMomentMs(from, zone)).toISOString();
  const ends = new Date(zonedMomentMs(to, zone, "ends")).toISOString();
  const leftSince = new Date(ctx.now().getTime() - leftAfterMs).toISOString();
  const of = sql`t.tenant_id = ${ctx.tenant.id} and t.shop_id = ${ctx.shop.id}
    and t.created_at >= ${begins}::timestamptz and t.created_at < ${ends}::timestamptz`;
  // A cart that waits for its payment has the order's id, and counts as placed.
  const { rows } = await readDb(ctx.db).execute<Record<keyof CartFigures, string>>(sql`
    select (select count(*) from orders t where ${of}) as placed, count(*) as abandoned,
      count(*) filter (where c.has_email) as "withEmail"
    from (
      select t.customer_id is not null or coalesce(t.checkout ->> 'email', '') <> '' as has_email
      from carts t
      where ${of} and t.updated_at < ${leftSince}::timestamptz
        and (t.customer_id is not null or t.session_hash is not null)
        and exists (select from cart_items i where i.tenant_id = t.tenant_id and i.cart_id = t.id)) c`);
  const [row] = rows;
  return {
    placed: Number(row?.placed ?? 0),
    abandoned: Number(row?.abandoned ?? 0),
    withEmail: Number(row?.withEmail ?? 0),
  };
}
