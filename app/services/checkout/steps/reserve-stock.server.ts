import { sql } from "drizzle-orm";
import { sumDemand } from "~/models/catalogue/stock/demand";
import type { CartItemView } from "~/models/selling/cart-summary/cart-summary";
import { announceStock } from "../../catalogue/stock/announce-stock.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Promises the pieces to an order. The stock items must be locked and checked by this transaction: lines that
 * draw from one item are added up, and backorders may take it below zero only where that was allowed.
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
    from unnest(${sql.param(ids)}::bigint[], ${sql.param([...demand.values()])}::int[]) as demand(id, qty)
    where s.tenant_id = ${ctx.tenant.id} and s.id = demand.id`);
  await announceStock(ctx, ids);
}
