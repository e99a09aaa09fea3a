import { sql } from "drizzle-orm";
import type { LinePieces } from "~/models/orders/shipment/take-pieces";
import { announceStock } from "../../catalogue/stock/announce-stock.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * What happens to reserved pieces: those not shipped yet are `release`d or `ship`ped, or those of one
 * shipment are.
 */
type StockMove = "release" | "ship" | { ship: string };

/**
 * Ends the reservation of an order's pieces: `release` makes them available again, `ship` removes them from
 * stock. Call it only in the transaction that changes the order's state or writes the shipment and holds its
 * stock items: running it twice would count twice.
 */
export async function moveStock(ctx: ShopContext, orderId: string, move: StockMove): Promise<void> {
  const shipmentId = typeof move === "object" ? move.ship : null;
  const { rows: moved } = await ctx.db.execute<{ id: number }>(sql`
    update stock_items s set reserved = greatest(0, s.reserved - taken.qty),
      on_hand = case when ${move !== "release"} and s.manage_stock then greatest(0, s.on_hand - taken.qty)
        else s.on_hand end
    from (
      select i.stock_item_id,
        sum(case when ${shipmentId}::uuid is null then i.qty - i.canceled_qty - sent.qty else sent.qty end)::int as qty
      from order_items i
      cross join lateral (
        select coalesce(sum(p.qty), 0)::int as qty from shipment_items p
        where p.tenant_id = i.tenant_id and p.order_id = i.order_id and p.order_item_id = i.id
          and (${shipmentId}::uuid is null or p.shipment_id = ${shipmentId}::uuid)
      ) sent
      where i.tenant_id = ${ctx.tenant.id} and i.order_id = ${orderId} and i.stock_item_id is not null
      group by i.stock_item_id
    ) taken
    where s.tenant_id = ${ctx.tenant.id} and s.id = taken.stock_item_id
    returning s.id`);
  await announceStock(
    ctx,
    moved.map(({ id }) => id),
  );
}

/**
 * Ends the reservation of some pieces of an order's lines, which are on sale again. As with
 * {@link moveStock}, the transaction must hold the stock items, and note the pieces as canceled.
 */
export async function releasePieces(
  ctx: ShopContext,
  orderId: string,
  pieces: readonly LinePieces[],
): Promise<void> {
  const { rows: moved } = await ctx.db.execute<{ id: number }>(sql`
    update stock_items s set reserved = greatest(0, s.reserved - freed.qty)
    from (
      select i.stock_item_id, sum(p.qty)::int as qty
      from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as p("orderItemId" bigint, qty int)
      join order_items i on i.tenant_id = ${ctx.tenant.id} and i.order_id = ${orderId} and i.id = p."orderItemId"
      where i.stock_item_id is not null
      group by i.stock_item_id
    ) freed
    where s.tenant_id = ${ctx.tenant.id} and s.id = freed.stock_item_id
    returning s.id`);
  await announceStock(
    ctx,
    moved.map(({ id }) => id),
  );
}

/**
 * Puts pieces that came back into the stock they were taken from. The transaction must hold the stock items.
 */
export async function restockPieces(
  ctx: ShopContext,
  orderId: string,
  pieces: readonly LinePieces[],
): Promise<void> {
  const { rows: moved } = await ctx.db.execute<{ id: number }>(sql`
    update stock_items s set on_hand = s.on_hand + back.qty
    from (
      select i.stock_item_id, sum(p.qty)::int as qty
      from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as p("orderItemId" bigint, qty int)
      join order_items i on i.tenant_id = ${ctx.tenant.id} and i.order_id = ${orderId} and i.id = p."orderItemId"
      where i.stock_item_id is not null
      group by i.stock_item_id
    ) back
    where s.tenant_id = ${ctx.tenant.id} and s.id = back.stock_item_id and s.manage_stock
    returning s.id`);
  await announceStock(
    ctx,
    moved.map(({ id }) => id),
  );
}
