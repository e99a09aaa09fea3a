import { sql } from "drizzle-orm";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Pieces of an order that were not canceled, and how many of them were sent. */
export type OrderPieces = { count: number; sentCount: number };

/** The pieces of orders by the orders' ids. It does not check rights. */
export async function readPieces(
  { db, tenant }: ShopContext,
  orderIds: readonly string[],
): Promise<Map<string, OrderPieces>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; count: number; sentCount: number }>(sql`
    select i.order_id as id, sum(i.qty - i.canceled_qty)::int as count,
      coalesce((select sum(s.qty) from shipment_items s
        where s.tenant_id = ${tenant.id} and s.order_id = i.order_id), 0)::int as "sentCount"
    from order_items i
    where i.tenant_id = ${tenant.id} and i.order_id = any(${sql.param([...orderIds])}::uuid[])
    group by i.order_id`);
  return new Map(rows.map(({ id, ...pieces }) => [id, pieces]));
}
