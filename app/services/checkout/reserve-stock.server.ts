import { sql } from "drizzle-orm";
import type { CartItemView } from "~/models/cart-summary/cart-summary";
import { sumDemand } from "~/models/stock/demand";
import { announceStock } from "../orders/announce-stock.server";
import type { ShopContext } from "../shop-context.server";

/**
 * Locks every stock item the lines of a cart draw from, in the order of their ids: two orders that want the same goods
 * take turns and never wait for each other in a circle.
 */
export async function lockStock(ctx: ShopContext, cartId: string): Promise<void> {
  await ctx.db.execute(sql`
    select s.id from stock_items s
    where s.shop_id = ${ctx.shop.id} and s.id in (
      select p.stock_item_id from cart_items i
      join products p on p.shop_id = i.shop_id and p.id = i.product_id
      where i.shop_id = ${ctx.shop.id} and i.cart_id = ${cartId})
    order by s.id for update of s`);
}

/**
 * Promises the pieces to an order. The stock items must be locked and checked by this transaction: lines that draw
 * from one item are added up, and backorders may take it below zero only where that was allowed.
 */
export async function reserveStock(ctx: ShopContext, items: readonly CartItemView[]): Promise<void> {
  const demand = sumDemand(
    items.flatMap(({ stockItemId, qty }) =>
      stockItemId === null ? [] : [{ stockItemId: String(stockItemId), qty }],
    ),
  );
  const ids = [...demand.keys()].map(Number);
  await ctx.db.execute(sql`
    update stock_items s set reserved = s.reserved + demand.qty
    from unnest(${sql.param(ids)}::int[], ${sql.param([...demand.values()])}::int[]) as demand(id, qty)
    where s.shop_id = ${ctx.shop.id} and s.id = demand.id`);
  await announceStock(ctx, ids);
}
