// @public

import { sql } from "drizzle-orm";
import type { AppliedQty, CountedStock } from "~/models/catalogue/rows/count-stock";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Reads stock items of a seller by SKU and locks them until the transaction ends, in the order orders lock
 * them (rule locks-1), so that nothing is sold between this and {@link saveStock}.
 */
export async function lockStocks(
  ctx: ShopContext,
  sellerId: string,
  skus: readonly string[],
): Promise<Map<string, CountedStock>> {
  const { rows } = await ctx.db.execute<Omit<CountedStock, "applied"> & { id: number; sku: string }>(sql`
    select id, sku, on_hand as "onHand", source_qty as "sourceQty" from stock_items
    where tenant_id = ${ctx.tenant.id} and seller_id = ${sellerId} and sku = any(${sql.param(skus)}::text[])
    order by id for no key update`);
  const { rows: counts } = await ctx.db.execute<
    Omit<AppliedQty, "sourceAt"> & { id: number; sourceAt: Date }
  >(sql`
    select stock_item_id as id, source_at as "sourceAt", source_qty as "sourceQty", qty from stock_counts
    where tenant_id = ${ctx.tenant.id} and stock_item_id = any(${sql.param(rows.map(({ id }) => id))}::bigint[])`);
  const applied = new Map<number, AppliedQty[]>();
  for (const { id, sourceAt, ...count } of counts) {
    const known = applied.get(id) ?? [];
    applied.set(id, [...known, { ...count, sourceAt: new Date(sourceAt).toISOString() }]);
  }
  return new Map(
    rows.map(({ id, sku, ...numbers }) => [sku, { ...numbers, applied: applied.get(id) ?? [] }]),
  );
}
