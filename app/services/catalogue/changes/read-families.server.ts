import { sql } from "drizzle-orm";
import type { CatalogueEntry, CountedStocks } from "~/models/catalogue/categories/catalogue-entry";
import { slugsIn } from "~/models/catalogue/rows/translated-cells";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readCatalogue, type StoredCatalogueProduct } from "../read-catalogue.server";
import { lockStocks } from "../stock/lock-stocks.server";

/** Products with all members of their families, held until the transaction ends, and their stock items. */
export type HeldFamilies = { stored: Map<string, StoredCatalogueProduct>; stocks: CountedStocks };

/**
 * Reads the families of the named products and holds them: first the stock items, in the order orders lock
 * them, then the products by id (rule locks-5).
 * @param skus products and variations; those that are not there are left out
 * @param stockSkus stock items besides those of the families
 */
export async function holdFamilies(
  ctx: ShopContext,
  skus: readonly string[],
  stockSkus: readonly string[],
): Promise<HeldFamilies> {
  const tenantId = ctx.tenant.id;
  const ids = await familyIds(ctx, skus);
  const { rows: items } = await ctx.db.execute<{ sku: string }>(sql`
    select distinct s.sku from offers o
    join stock_items s on s.tenant_id = o.tenant_id and s.id = o.stock_item_id
    where o.tenant_id = ${tenantId} and o.seller_id = ${ctx.shop.sellerId}
      and o.product_id = any(${sql.param(ids)}::bigint[])`);
  const named = new Set([...items.map(({ sku }) => sku), ...stockSkus]);
  const stocks = await lockStocks(ctx, ctx.shop.sellerId, [...named]);
  await ctx.db.execute(sql`
    select id from products where tenant_id = ${tenantId} and id = any(${sql.param(ids)}::bigint[])
    order by id for no key update`);
  return { stored: bySku(await readCatalogue(ctx, ids)), stocks };
}

/** Ids of the members of the families that the named products belong to, archived ones included. */
export async function familyIds(ctx: ShopContext, skus: readonly string[]): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    with roots as (
      select distinct coalesce(parent_id, id) as id from products
      where tenant_id = ${ctx.tenant.id} and sku = any(${sql.param(skus)}::text[]))
    select p.id from products p join roots r on r.id = p.id where p.tenant_id = ${ctx.tenant.id}
    union
    select p.id from products p join roots r on r.id = p.parent_id where p.tenant_id = ${ctx.tenant.id}`);
  return rows.map(({ id }) => Number(id));
}

/**
 * Products besides the known ones that entries name as children, or that have one of their addresses or
 * JPINs.
 */
export async function readNeighbours(
  ctx: ShopContext,
  entries: readonly Pick<CatalogueEntry, "slug" | "jpin" | "childSkus" | "translations">[],
  knownIds: readonly number[],
): Promise<Map<string, StoredCatalogueProduct>> {
  const children = sql`${sql.param(entries.flatMap(({ childSkus }) => childSkus))}::text[]`;
  const named = entries.flatMap(({ slug, translations }) => [
    slug ?? [],
    slugsIn(translations).map((one) => one.slug),
  ]);
  const slugs = sql`${sql.param(named.flat())}::text[]`;
  const jpins = sql`${sql.param(entries.flatMap(({ jpin }) => jpin ?? []))}::text[]`;
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select id from products where tenant_id = ${ctx.tenant.id} and sku = any(${children})
    union select id from products where tenant_id = ${ctx.tenant.id} and slug = any(${slugs})
    union select target_id from slugs where tenant_id = ${ctx.tenant.id} and shop_id is null and kind = 'product'
      and language <> '' and slug = any(${slugs})
    union select id from products where tenant_id = ${ctx.tenant.id} and jpin = any(${jpins})
    except select unnest(${sql.param(knownIds)}::bigint[])`);
  if (rows.length === 0) return new Map();
  return bySku(
    await readCatalogue(
      ctx,
      rows.map(({ id }) => Number(id)),
    ),
  );
}

const bySku = (products: readonly StoredCatalogueProduct[]) =>
  new Map(products.map((product) => [product.entry.sku, product]));
