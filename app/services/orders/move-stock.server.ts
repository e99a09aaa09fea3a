import { sql } from "drizzle-orm";
import type { ShopContext } from "../shop-context.server";
import { announceStock } from "./announce-stock.server";

/**
 * Ends the reservation of an order: `release` puts its pieces back on sale, `ship` takes them off the shelf for good.
 * Stock items are locked in the order of their ids, as everywhere, so that two orders never wait for each other.
 * Call it inside the transaction that changes the order's state, and only there: it is not safe to run twice.
 */
export async function moveStock(ctx: ShopContext, orderId: string, how: "release" | "ship"): Promise<void> {
  const { rows: locked } = await ctx.db.execute<{ id: number }>(sql`
    select s.id from stock_items s
    where s.shop_id = ${ctx.shop.id} and s.id in (
      select stock_item_id from order_items where shop_id = ${ctx.shop.id} and order_id = ${orderId})
    order by s.id for update of s`);
  await ctx.db.execute(sql`
    update stock_items s set reserved = greatest(0, s.reserved - taken.qty),
      on_hand = case when ${how === "ship"} and s.manage_stock then greatest(0, s.on_hand - taken.qty) else s.on_hand end
    from (
      select stock_item_id, sum(qty)::int as qty from order_items
      where shop_id = ${ctx.shop.id} and order_id = ${orderId} and stock_item_id is not null
      group by stock_item_id
    ) taken
    where s.shop_id = ${ctx.shop.id} and s.id = taken.stock_item_id`);
  await announceStock(
    ctx,
    locked.map(({ id }) => id),
  );
}
