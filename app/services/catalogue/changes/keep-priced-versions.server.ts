import { sql } from "drizzle-orm";
import type { CatalogueEntry } from "~/models/catalogue/categories/catalogue-entry";
import { type ProductColumns, productRecordCells } from "~/models/catalogue/rows/product-fields";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { keepVersions } from "../../shops/records/keep-version.server";
import { readCatalogue } from "../read-catalogue.server";
import { productKind } from "../save/keep-product-versions.server";

/** What an offer of the shop's seller cost before, minor units: its list price, and what it was sold at. */
export type FormerPrice = { productId: number; priceMinor: number; finalPriceMinor: number };

/** Products that are read at a time. */
const batchSize = 500;

/**
 * Keeps what products were before their prices changed (rule owners-4). Call it in the transaction that
 * changed them, before price levels follow. A record of a product has the prices of the shop's own seller:
 * those of others are no part of it.
 */
export async function keepPricedVersions(ctx: ShopContext, former: readonly FormerPrice[]): Promise<void> {
  if (former.length === 0 || !(await isOwnSeller(ctx))) return;
  const before = new Map(former.map((one) => [Number(one.productId), one]));
  const ids = [...before.keys()];
  for (let from = 0; from < ids.length; from += batchSize)
    await keepThese(ctx, before, ids.slice(from, from + batchSize));
}

async function keepThese(
  ctx: ShopContext,
  before: ReadonlyMap<number, FormerPrice>,
  ids: readonly number[],
): Promise<void> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select distinct parent_id as id from products
    where tenant_id = ${ctx.tenant.id} and id = any(${sql.param([...ids])}::bigint[]) and parent_id is not null`);
  const stored = await readCatalogue(ctx, [...ids, ...rows.map(({ id }) => Number(id))]);
  const names = new Map(stored.map(({ entry }) => [entry.sku, entry.name]));
  const records = stored.flatMap(({ id, entry, isArchived }): [string, ProductColumns][] => {
    const price = before.get(id);
    if (!price || isArchived) return [];
    const parentName = names.get(entry.parentSku ?? "") ?? "";
    return [[entry.sku, productRecordCells(pricedAs(entry, price), parentName, ctx.tenant.currency)]];
  });
  await keepVersions(ctx, productKind, new Map(records));
}

const pricedAs = (entry: CatalogueEntry, { priceMinor, finalPriceMinor }: FormerPrice): CatalogueEntry => ({
  ...entry,
  offer: entry.offer && {
    ...entry.offer,
    priceMinor: Number(priceMinor),
    finalPriceMinor: Number(finalPriceMinor),
  },
});

/** Whether the context's seller is that of its shop, and not another one of the business who was named. */
async function isOwnSeller({ db, tenant, shop }: ShopContext): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from sellers s where s.tenant_id = ${tenant.id} and s.id = ${shop.sellerId} and (s.is_house
      or exists (select from shops o where o.tenant_id = ${tenant.id} and o.id = ${shop.id} and o.seller_id = s.id))`);
  return rows.length > 0;
}
