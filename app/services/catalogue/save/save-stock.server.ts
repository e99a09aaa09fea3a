import { sql } from "drizzle-orm";
import type { CountedStocks } from "~/models/catalogue/categories/catalogue-entry";
import type { FieldKind } from "~/models/catalogue/offer/offer-fields";
import { fieldsOf } from "~/models/catalogue/offer/offer-values";
import type { StockRecord } from "~/models/catalogue/product/product-record";
import { stockAfterApply } from "~/models/catalogue/rows/count-stock";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** PostgreSQL's types of the kinds of fields. */
const sqlTypes: Record<FieldKind, string> = {
  price: "bigint",
  amount: "bigint",
  fee: "bigint",
  count: "int",
  flag: "boolean",
  visibility: "boolean",
  text: "text",
  day: "date",
  condition: "text",
  slug: "text",
  marketPrices: "text",
};

/** A list of something of each field of a stock item. */
const listOf = (write: (field: ReturnType<typeof fieldsOf>[number]) => string) =>
  sql.raw(fieldsOf("stock").map(write).join(", "));

/**
 * Makes a seller's stock items as the files say. What becomes of the pieces on hand is decided by
 * {@link stockAfterApply} (docs/decisions/0003-stock-and-apply.md).
 * @param stocks what {@link lockStocks} read of these items
 * @returns id of each of these stock items by SKU
 */
export async function saveStock(
  ctx: ShopContext,
  sellerId: string,
  records: readonly StockRecord[],
  stocks: CountedStocks,
): Promise<Map<string, number>> {
  if (records.length === 0) return new Map();
  const bySku = new Map(records.map((record) => [record.sku, record]));
  const counted = [...bySku.values()].map((record) => ({
    ...record,
    ...stockAfterApply(record, stocks.get(record.sku)),
  }));
  const ofSeller = sql`tenant_id = ${ctx.tenant.id} and seller_id = ${sellerId}`;
  await ctx.db.execute(sql`
    insert into stock_items as s (tenant_id, seller_id, sku, source_qty, ${listOf(({ column }) => column)})
    select ${ctx.tenant.id}::uuid, ${sellerId}::uuid, r.sku, r."sourceQty", ${listOf(({ key }) => `r."${key}"`)}
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as r(sku text, "sourceQty" int,
      ${listOf(({ key, kind }) => `"${key}" ${sqlTypes[kind]}`)})
    on conflict (tenant_id, seller_id, sku) do update set
      source_qty = excluded.source_qty, ${listOf(({ column }) => `${column} = excluded.${column}`)}
    where (s.source_qty, ${listOf(({ column }) => `s.${column}`)})
      is distinct from (excluded.source_qty, ${listOf(({ column }) => `excluded.${column}`)})`);
  const { rows } = await ctx.db.execute<{ id: number; sku: string }>(
    sql`select id, sku from stock_items where ${ofSeller} and sku = any(${sql.param([...bySku.keys()])}::text[])`,
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
