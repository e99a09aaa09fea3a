import { sql } from "drizzle-orm";
import type { StockRecord } from "~/models/shop-folder/product-record";
import type { ShopFilesContext } from "./files-context.server";

/**
 * Makes a seller's stock items as the files say. The pieces on hand follow only when the files name another quantity
 * than last time; otherwise they stay what orders left of them (docs/decisions/0003-stock-and-apply.md). Rows are locked in the
 * order orders lock them.
 * @returns id of each stock item by SKU
 */
export async function saveStock(
  ctx: ShopFilesContext,
  sellerId: string,
  records: StockRecord[],
): Promise<Map<string, number>> {
  const bySku = new Map(records.map((record) => [record.sku, record]));
  const ofSeller = sql`tenant_id = ${ctx.tenant.id} and seller_id = ${sellerId}`;
  const json = JSON.stringify([...bySku.values()]);
  await ctx.db.execute(sql`
    select id from stock_items where ${ofSeller}
      and sku in (select r.sku from jsonb_to_recordset(${json}::jsonb) as r(sku text))
    order by id for update`);
  await ctx.db.execute(sql`
    insert into stock_items as s (tenant_id, seller_id, sku, on_hand, source_qty, manage_stock, allow_backorders, backorder_message,
      backorder_ships_on, low_stock_threshold)
    select ${ctx.tenant.id}::uuid, ${sellerId}::uuid, r.sku, r."onHand", r."onHand", r."manageStock", r."allowBackorders",
      r."backorderMessage", r."backorderShipsOn", r."lowStockThreshold"
    from jsonb_to_recordset(${json}::jsonb) as r(sku text, "onHand" int, "manageStock" boolean,
      "allowBackorders" boolean, "backorderMessage" text, "backorderShipsOn" date, "lowStockThreshold" int)
    on conflict (tenant_id, seller_id, sku) do update set
      on_hand = case when s.source_qty = excluded.source_qty then s.on_hand else excluded.on_hand end,
      source_qty = excluded.source_qty, manage_stock = excluded.manage_stock,
      allow_backorders = excluded.allow_backorders, backorder_message = excluded.backorder_message,
      backorder_ships_on = excluded.backorder_ships_on, low_stock_threshold = excluded.low_stock_threshold
    where (s.source_qty, s.manage_stock, s.allow_backorders, s.backorder_message, s.backorder_ships_on, s.low_stock_threshold)
      is distinct from (excluded.source_qty, excluded.manage_stock, excluded.allow_backorders,
        excluded.backorder_message, excluded.backorder_ships_on, excluded.low_stock_threshold)`);
  const { rows } = await ctx.db.execute<{ id: number; sku: string }>(
    sql`select id, sku from stock_items where ${ofSeller}`,
  );
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}
