import { sql } from "drizzle-orm";
import type { ShopContext } from "../shop-context.server";
import { announceStock } from "./announce-stock.server";

/**
 * Ends the reservation of an order: `release` makes its pieces available again, `ship` removes them from stock.
 * Call it only in the transaction that changes the order's state and holds its stock items: running it twice would
 * count twice.
 */
export async function moveStock(ctx: ShopContext, orderId: string, how: "release" | "ship"): Promise<void> {
  const { rows: moved } = await ctx.db.execute<{ id: number }>(sql`
    update stock_items s set reserved = greatest(0, s.reserved - taken.qty),
      on_hand = case when ${how === "ship"} and s.manage_stock then greatest(0, s.on_hand - taken.qty) else s.on_hand end
    from (
      select stock_item_id, sum(qty)::int as qty from order_items
      where tenant_id = ${ctx.tenant.id} and order_id = ${orderId} and stock_item_id is not null
      group by stock_item_id
    ) taken
    where s.tenant_id = ${ctx.tenant.id} and s.id = taken.stock_item_id
    returning s.id`);
  await announceStock(
    ctx,
    moved.map(({ id }) => id),
  );
}
