import type pg from "pg";
import { namesTestActor } from "~/services/shops/audit/actor-fixture.server";

/** What is in stock of a SKU in harbor, and what its orders took from it. */
export type StockCount = { onHand: number; reserved: number; ordered: number };

/** Reads the stock. @param code of the shop, harbor by default */
export async function readStock(pool: pg.Pool, sku: string, code = "harbor"): Promise<StockCount> {
  const { rows } = await pool.query<StockCount>(
    `select s.on_hand as "onHand", s.reserved,
      (select coalesce(sum(i.qty), 0)::int from order_items i join orders o on o.tenant_id = i.tenant_id and o.id = i.order_id
        where i.tenant_id = s.tenant_id and i.stock_item_id = s.id and o.status <> 'canceled') as ordered
     from stock_items s join shops on shops.tenant_id = s.tenant_id and shops.code = $2 where s.sku = $1`,
    [sku, code],
  );
  if (!rows[0]) throw new Error(`no stock of ${sku}`);
  return rows[0];
}

/** Leaves so many pieces of a SKU to be sold. */
export async function leaveInStock(pool: pg.Pool, sku: string, pieces: number): Promise<void> {
  await pool.query(
    `update stock_items s set on_hand = s.reserved + $2, allow_backorders = false
     from shops where shops.tenant_id = s.tenant_id and shops.code = 'harbor' and s.sku = $1 and ${namesTestActor}`,
    [sku, pieces],
  );
}

/** Ids of all orders of harbor. */
export async function readOrderIds(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    "select o.id from orders o join shops s on s.id = o.shop_id and s.code = 'harbor'",
  );
  return rows.map(({ id }) => id);
}
