// @public

import { sql } from "drizzle-orm";
import { announceChange } from "../../shops/changes/announce-change.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Tells the pages of everything that draws from these stock items that the stock changed: of variations and
 * of their products, since a set that holds a variable product shows the variations.
 */
export async function announceStock(ctx: ShopContext, stockItemIds: readonly number[]): Promise<void> {
  if (stockItemIds.length === 0) return;
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select distinct shown.id from offers o
    join products p on p.tenant_id = o.tenant_id and p.id = o.product_id, unnest(array[p.id, p.parent_id]) as shown(id)
    where o.tenant_id = ${ctx.tenant.id} and o.stock_item_id = any(${sql.param(stockItemIds)}::bigint[])
      and shown.id is not null`);
  await announceChange(
    ctx,
    "tenant",
    rows.map(({ id }) => `product:${id}`),
  );
}
