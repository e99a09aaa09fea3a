import { sql } from "drizzle-orm";
import type { SeedProduct } from "~/models/files/seed/seed-product";
import type { ShopFilesContext } from "../files-context.server";

const dayMs = 24 * 60 * 60 * 1000;

/** Writes generated products, many rows a statement: a million of them must not take a night. */
export async function writeSeedBatch(
  ctx: ShopFilesContext,
  batch: readonly SeedProduct[],
  categoryIds: ReadonlyMap<string, number>,
): Promise<void> {
  const tenantId = ctx.tenant.id;
  const nowMs = ctx.now().getTime();
  const tops = batch.map(({ variations, createdDaysAgo, categoryPath, ...product }) => ({
    ...product,
    parentSku: null,
    classCode: variations.length > 0 ? "variable_product" : "simple",
    stockSku: variations.length > 0 ? null : product.sku,
    optionValues: {},
    position: 0,
    createdAt: new Date(nowMs - createdDaysAgo * dayMs).toISOString(),
    categoryId: categoryIds.get(categoryPath),
  }));
  const variations = batch.flatMap((product, at) =>
    product.variations.map((variation, position) => ({
      ...tops[at],
      ...variation,
      parentSku: product.sku,
      slug: null,
      classCode: "simple",
      stockSku: variation.sku,
      finalPriceMinor: variation.priceMinor,
      optionAxes: [],
      shortDescription: "",
      position,
    })),
  );
  await writeRows(ctx, tops);
  await writeRows(ctx, variations);
  const listed = JSON.stringify(tops.map(({ sku, slug, categoryId }) => ({ sku, slug, categoryId })));
  await ctx.db.execute(sql`
    with listed as (
      select p.id, r.slug, r."categoryId" from jsonb_to_recordset(${listed}::jsonb)
        as r (sku text, slug text, "categoryId" bigint)
      join products p on p.tenant_id = ${tenantId} and p.sku = r.sku
    ), named as (
      insert into slugs (tenant_id, slug, kind, target_id) select ${tenantId}, slug, 'product', id from listed
      on conflict do nothing
    )
    insert into product_categories (tenant_id, category_id, product_id, is_primary)
    select ${tenantId}, "categoryId", id, true from listed on conflict do nothing`);
}

async function writeRows(ctx: ShopFilesContext, rows: readonly Record<string, unknown>[]): Promise<void> {
  if (rows.length === 0) return;
  const tenantId = ctx.tenant.id;
  const json = JSON.stringify(rows);
  await ctx.db.execute(sql`
    insert into stock_items (tenant_id, seller_id, sku, on_hand, source_qty)
    select ${tenantId}, ${ctx.shop.sellerId}::uuid, r."stockSku", r."onHand", r."onHand"
    from jsonb_to_recordset(${json}::jsonb) as r ("stockSku" text, "onHand" int)
    where r."stockSku" is not null on conflict do nothing`);
  await ctx.db.execute(sql`
    insert into products (tenant_id, parent_id, sku, slug, class_code, name, short_description, brand, product_type,
      attributes, option_axes, option_values,
      sales_rank, featured, rating_hundredths, review_count, position, created_at)
    select ${tenantId}, parent.id, r.sku, r.slug, r."classCode", r.name, r."shortDescription", r.brand, r."productType",
      r.attributes, r."optionAxes", r."optionValues",
      r."salesRank", r.featured, r."ratingHundredths", r."reviewCount", r.position, r."createdAt"
    from jsonb_to_recordset(${json}::jsonb) as r (sku text, slug text, "classCode" text, name text,
      "shortDescription" text, brand text, "productType" text, attributes jsonb, "optionAxes" jsonb,
      "optionValues" jsonb, "parentSku" text, "salesRank" int, featured boolean, "ratingHundredths" int, "reviewCount" int, position int,
      "createdAt" timestamptz)
    left join products parent on parent.tenant_id = ${tenantId} and parent.sku = r."parentSku"
    on conflict do nothing`);
  await ctx.db.execute(sql`
    insert into offers (tenant_id, product_id, seller_id, stock_item_id, price_minor, final_price_minor)
    select ${tenantId}, p.id, ${ctx.shop.sellerId}::uuid, s.id, r."priceMinor", r."finalPriceMinor"
    from jsonb_to_recordset(${json}::jsonb) as r (sku text, "priceMinor" bigint, "finalPriceMinor" bigint, "stockSku" text)
    join products p on p.tenant_id = ${tenantId} and p.sku = r.sku
    left join stock_items s on s.tenant_id = ${tenantId} and s.seller_id = ${ctx.shop.sellerId} and s.sku = r."stockSku"
    on conflict do nothing`);
}
