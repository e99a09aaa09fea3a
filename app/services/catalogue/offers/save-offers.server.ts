// @public

import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { CountedStocks } from "~/models/catalogue/categories/catalogue-entry";
import type { OfferRecord, StockRecord } from "~/models/catalogue/product/product-record";
import { offers, priceLevels } from "~/tables/catalogue/offers";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { insertAll } from "../save/insert-all.server";
import { saveStock } from "../save/save-stock.server";
import { archiveOffers } from "./archive-offers.server";

/** What a product shall be offered at; null archives the offer. */
export type WantedOffer = { productId: number; offer: OfferRecord | null };

/**
 * What a seller shall offer: stock items as they are wanted, what `lockStocks` read of them, and the offers
 * that differ from what is stored.
 */
export type WantedOffers = {
  stock: readonly StockRecord[];
  stocks: CountedStocks;
  offers: readonly WantedOffer[];
};

type OfferInsert = typeof offers.$inferInsert;

/** Rows of one statement; with all their columns they stay far below PostgreSQL's 65,535 parameters. */
const batchSize = 1000;

/**
 * Writes a seller's stock items, then its offers with their price levels; those that are null are archived.
 */
export async function saveOffers(
  ctx: ShopContext,
  sellerId: string,
  { stock, stocks, offers: wanted }: WantedOffers,
): Promise<void> {
  const stockIds = await saveStock(ctx, sellerId, stock, stocks);
  if (wanted.length > 0) await writeOffers(ctx, sellerId, wanted, stockIds);
}

/** @param stockIds ids of the seller's stock items by SKU */
async function writeOffers(
  ctx: ShopContext,
  sellerId: string,
  wanted: readonly WantedOffer[],
  stockIds: ReadonlyMap<string, number>,
): Promise<void> {
  const tenantId = ctx.tenant.id;
  const idsOf = (some: readonly WantedOffer[]) =>
    sql`${sql.param(some.map(({ productId }) => productId))}::bigint[]`;
  const gone = wanted.filter(({ offer }) => offer === null);
  const kept = wanted.flatMap(({ productId, offer }) => (offer ? [{ productId, offer }] : []));
  const ofGone = sql`o.seller_id = ${sellerId} and o.product_id = any(${idsOf(gone)})`;
  if (gone.length > 0) await archiveOffers({ db: ctx.db, tenantId }, ofGone);
  await ctx.db.execute(sql`delete from price_levels
    where tenant_id = ${tenantId} and seller_id = ${sellerId} and product_id = any(${idsOf(kept)})`);
  const rows = kept.map(
    ({ productId, offer: { stock, priceLevels: _levels, ...columns } }): OfferInsert => ({
      ...columns,
      tenantId,
      productId,
      sellerId,
      archivedFrom: null,
      stockItemId: stock ? (stockIds.get(stock.sku) ?? null) : null,
      updatedAt: ctx.now(),
    }),
  );
  for (let from = 0; from < rows.length; from += batchSize)
    await upsert(ctx, rows.slice(from, from + batchSize));
  const levels = kept.flatMap(({ productId, offer }) =>
    offer.priceLevels.map((level) => ({ ...level, tenantId, productId, sellerId })),
  );
  await insertAll(ctx, priceLevels, levels);
}

/** Columns a row keeps: its key, and what running sales made of it. */
const keys = new Set(["tenantId", "productId", "sellerId", "saleMinor"]);

function upsert(ctx: ShopContext, rows: OfferInsert[]) {
  const set = Object.entries(getTableColumns(offers))
    .filter(([key]) => !keys.has(key))
    .map(([key, column]): [string, SQL] => [key, sql.raw(`excluded."${column.name}"`)]);
  return ctx.db
    .insert(offers)
    .values(rows)
    .onConflictDoUpdate({
      target: [offers.tenantId, offers.productId, offers.sellerId],
      set: Object.fromEntries(set),
    });
}
