// @public

import { sql } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import type { RecordedActor } from "~/models/shops/actors/recorded-actor";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A change of a stock item: by a count, a move, an order or a folder. Null where it stayed as it was. */
export type StockMove = {
  at: Date;
  actor: RecordedActor | null;
  /** Pieces that are there, before and after. */
  onHand: { before: number; after: number } | null;
  /** Pieces that orders wait for, before and after. */
  reserved: { before: number; after: number } | null;
  isCount: boolean;
  reason: string;
  /** What it is found again by: its moment as PostgreSQL writes it, and the ids of its two rows. */
  cursor: MoveCursor;
};

/** See {@link StockMove}. */
type MoveCursor = { at: string; id: number; noted: number };

/** Changes of one answer, unless fewer are asked for. */
const most = 200;

/**
 * The latest changes of what is sold under a SKU, the newest first: each change of the audit with the reason
 * it was given.
 * @param page those before a change, at most so many
 * @throws AppError `forbidden`, or `not_found`
 */
export async function listStockMoves(
  ctx: ShopContext,
  sku: string,
  { after, limit }: { after: MoveCursor | null; limit: number } = { after: null, limit: most },
): Promise<StockMove[]> {
  const { tenant, shop } = ctx;
  authorize(await ctx.actor(), "change", { kind: "stock", tenantId: tenant.id, sellerId: shop.sellerId });
  const { rows: items } = await ctx.db.execute<{ id: number }>(sql`
    select coalesce(
      (select o.stock_item_id from products p
        join offers o on o.tenant_id = p.tenant_id and o.product_id = p.id and o.seller_id = ${shop.sellerId}
        where p.tenant_id = ${tenant.id} and p.sku = ${sku}),
      (select id from stock_items
        where tenant_id = ${tenant.id} and seller_id = ${shop.sellerId} and sku = ${sku})) as id`);
  const id = items[0]?.id ?? null;
  if (id === null) throw new AppError("not_found", `There is no stock of '${sku}'.`);
  const pair = (column: string) =>
    sql`case when a.after ? ${column}::text then jsonb_build_object(
      'before', coalesce((a.before ->> ${column}::text)::int, 0), 'after', (a.after ->> ${column}::text)::int) end`;
  const rest = after
    ? sql`(coalesce(a.at, m.at), coalesce(a.id, 0), coalesce(m.id, 0))
        < (${after.at}::timestamptz, ${after.id}, ${after.noted})`
    : sql`true`;
  const { rows } = await ctx.db.execute<Omit<StockMove, "at"> & { at: string }>(sql`
    select coalesce(a.at, m.at) as at, a.actor, ${pair("on_hand")} as "onHand", ${pair("reserved")} as reserved,
      coalesce(m.is_count, false) as "isCount", coalesce(m.reason, '') as reason,
      jsonb_build_object('at', coalesce(a.at, m.at)::text, 'id', coalesce(a.id, 0), 'noted', coalesce(m.id, 0)) as cursor
    from (select * from audit_log where tenant_id = ${tenant.id} and subject = 'stock_items'
        and subject_id = ${String(id)} and (after ? 'on_hand' or after ? 'reserved')) a
    full join (select * from stock_moves where tenant_id = ${tenant.id} and stock_item_id = ${id}) m on m.at = a.at
    where ${rest} order by coalesce(a.at, m.at) desc, coalesce(a.id, 0) desc, coalesce(m.id, 0) desc limit ${limit}`);
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }));
}
