// @public

import { sql } from "drizzle-orm";
import type { StockChange, StockNumbers } from "~/models/catalogue/rows/stock-change";
import { countedPart, stockAfter } from "~/models/catalogue/rows/stock-change";
import { authorize } from "~/models/shops/actors/authorize";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { recordVersion } from "../../shops/records/record-version.server";
import { type Stale, staleness } from "../../shops/records/refuse-stale.server";
import { announceStock } from "./announce-stock.server";

/**
 * What became of changes of stock, by the SKU that was named; refused ones by their places in the call, those
 * of another version with what is there.
 */
export type ChangedStock = {
  changed: (StockNumbers & { sku: string; version: string })[];
  refused: {
    at: number;
    sku: string;
    reason: string;
    stale?: Stale<{ onHand: number }>;
  }[];
};

type HeldItem = StockNumbers & { id: number; asked: string; sellerId: string };

/**
 * Counts or moves pieces of the shop's seller, or of those that changes name: holds the stock items by
 * ascending id, as orders do (rule locks-1), changes those that may be and writes why. The others are refused
 * with their reasons.
 * @param skus named by what is sold, or by the stock item it is sold from
 */
export async function changeStock(ctx: ShopContext, changes: readonly StockChange[]): Promise<ChangedStock> {
  const { tenant, shop } = ctx;
  const wanted = changes.map(({ sku, sellerId = shop.sellerId }) => ({ sku, sellerId }));
  const actor = await ctx.actor();
  for (const sellerId of new Set([shop.sellerId, ...wanted.map((one) => one.sellerId)]))
    authorize(actor, "change", { kind: "stock", tenantId: tenant.id, sellerId });
  return inTransaction(ctx, async (inner) => {
    const items = await holdItems(inner, wanted);
    const refused: ChangedStock["refused"] = [];
    const seen = new Map<number, string>();
    const written = changes.flatMap((change, at) => {
      const { sku, sellerId = shop.sellerId } = change;
      const item = items.get(placeKey({ sku, sellerId }));
      const other = item && seen.get(item.id);
      if (item) seen.set(item.id, sku);
      const stale = item && staleness(countedPart(item), change.expectedVersion);
      if (item && stale && other === undefined) {
        refused.push({ at, sku, ...stale });
        return [];
      }
      const after = item && other === undefined ? stockAfter(change, item) : null;
      if (item && after !== null && typeof after === "number")
        return [{ id: item.id, sku, after, before: item.onHand, reserved: item.reserved, change }];
      const reason =
        after ?? (other === undefined ? `there is no stock of '${sku}'` : `shares its stock with '${other}'`);
      refused.push({ at, sku, reason: String(reason) });
      return [];
    });
    const rows = written.map(({ id, after, before, change }) => ({
      id,
      after,
      moved: after - before,
      reason: change.reason,
      isCount: "count" in change,
    }));
    await inner.db.execute(sql`
      with wanted as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(id bigint, after int, moved int, reason text, "isCount" boolean)),
      noted as (insert into stock_moves (tenant_id, stock_item_id, qty, is_count, reason)
        select ${ctx.tenant.id}::uuid, id, moved, "isCount", reason from wanted)
      update stock_items s set on_hand = w.after from wanted w
      where s.tenant_id = ${ctx.tenant.id} and s.id = w.id and s.on_hand <> w.after`);
    await announceStock(
      inner,
      rows.filter(({ moved }) => moved !== 0).map(({ id }) => id),
    );
    return {
      changed: written.map(({ sku, after, reserved }) => ({
        sku,
        onHand: after,
        reserved,
        version: stockVersion({ onHand: after }),
      })),
      refused,
    };
  });
}

/** The version of the pieces that are there. */
export const stockVersion = (item: Pick<StockNumbers, "onHand">): string => recordVersion(countedPart(item));

/** A piece's place by seller and SKU; no id has a space. */
const placeKey = ({ sku, sellerId }: { sku: string; sellerId: string }) => `${sellerId} ${sku}`;

async function holdItems(
  { db, tenant }: ShopContext,
  wanted: readonly { sku: string; sellerId: string }[],
): Promise<Map<string, HeldItem>> {
  const asked = [...new Map(wanted.map((one) => [placeKey(one), one])).values()];
  const { rows } = await db.execute<HeldItem>(sql`
    select s.id, asked.sku as asked, asked.seller_id as "sellerId", s.on_hand as "onHand", s.reserved
    from unnest(${sql.param(asked.map(({ sku }) => sku))}::text[],
      ${sql.param(asked.map(({ sellerId }) => sellerId))}::uuid[]) as asked(sku, seller_id)
    left join products p on p.tenant_id = ${tenant.id} and p.sku = asked.sku
    left join offers o on o.tenant_id = p.tenant_id and o.product_id = p.id and o.seller_id = asked.seller_id
    left join stock_items own on own.tenant_id = ${tenant.id} and own.seller_id = asked.seller_id
      and own.sku = asked.sku
    join stock_items s on s.tenant_id = ${tenant.id} and s.id = coalesce(o.stock_item_id, own.id)
    order by s.id for no key update of s`);
  return new Map(
    rows.map((row) => [placeKey({ sku: row.asked, sellerId: row.sellerId }), { ...row, id: Number(row.id) }]),
  );
}
