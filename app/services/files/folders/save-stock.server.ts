import { sql } from "drizzle-orm";
import type { CountedStocks } from "~/models/files/folders/catalogue-entry";
import { countStock } from "~/models/files/folders/count-stock";
import type { StockRecord } from "~/models/files/folders/product-record";
import type { ShopFilesContext } from "../files-context.server";

/**
 * Makes a seller's stock items as the files say. What becomes of the pieces on hand is decided by
 * {@link countStock} (docs/decisions/0003-stock-and-apply.md).
 * @param stocks what {@link lockStocks} read of these items
 * @returns id of each stock item by SKU
 */
export async function saveStock(
  ctx: ShopFilesContext,
  sellerId: string,
  records: readonly StockRecord[],
  stocks: CountedStocks,
): Promise<Map<string, number>> {
  const bySku = new Map(records.map((record) => [record.sku, record]));
  const counted = [...bySku.values()].map((record) => ({
    ...record,
    ...countStock(record, stocks.get(record.sku)),
  }));
  const ofSeller = sql`tenant_id = ${ctx.tenant.id} and seller_id = ${sellerId}`;
  await ctx.db.execute(sql`
    insert into stock_items as s (tenant_id, seller_id, sku, on_hand, source_qty, manage_stock, allow_backorders, backorder_message,
      backorder_ships_on, low_stock_threshold)
    select ${ctx.tenant.id}::uuid, ${sellerId}::uuid, r.sku, r."onHand", r."sourceQty", r."manageStock", r."allowBackorders",
      r."backorderMessage", r."backorderShipsOn", r."lowStockThreshold"
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as r(sku text, "onHand" int, "sourceQty" int,
      "manageStock" boolean, "allowBackorders" boolean, "backorderMessage" text, "backorderShipsOn" date,
      "lowStockThreshold" int)
    on conflict (tenant_id, seller_id, sku) do update set
      on_hand = excluded.on_hand, source_qty = excluded.source_qty, manage_stock = excluded.manage_stock,
      allow_backorders = excluded.allow_backorders, backorder_message = excluded.backorder_message,
      backorder_ships_on = excluded.backorder_ships_on, low_stock_threshold = excluded.low_stock_threshold
    where (s.on_hand, s.source_qty, s.manage_stock, s.allow_backorders, s.backorder_message, s.backorder_ships_on,
        s.low_stock_threshold)
      is distinct from (excluded.on_hand, excluded.source_qty, excluded.manage_stock, excluded.allow_backorders,
        excluded.backorder_message, excluded.backorder_ships_on, excluded.low_stock_threshold)`);
  const { rows } = await ctx.db.execute<{ id: number; sku: string }>(
    sql`select id, sku from stock_items where ${ofSeller}`,
  );
  const ids = new Map(rows.map(({ id, sku }) => [sku, id]));
  const applied = counted.flatMap(({ sku, applied: one }) => (one ? [{ ...one, id: ids.get(sku) }] : []));
  if (applied.length > 0)
    await ctx.db.execute(sql`
      insert into stock_counts (tenant_id, stock_item_id, source_at, source_qty, qty)
      select ${ctx.tenant.id}::uuid, r.id, r."sourceAt", r."sourceQty", r.qty
      from jsonb_to_recordset(${JSON.stringify(applied)}::jsonb) as r(id bigint, "sourceAt" timestamptz,
        "sourceQty" int, qty int)
      on conflict (tenant_id, stock_item_id, source_at, source_qty) do update set qty = excluded.qty`);
  return ids;
}
