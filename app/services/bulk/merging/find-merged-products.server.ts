// @public

import { type SQL, sql } from "drizzle-orm";
import type { MergedProduct, MergedVariation } from "~/models/catalogue/merging/merge-problem";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A product that is merged or parted, with what people are shown of it. */
export type FoundProduct = Omit<MergedProduct, "sellers" | "variations"> & {
  id: number;
  name: string;
  slug: string;
  sellers: FoundOffer[];
  variations: FoundVariation[];
};

/** A variation of such a product. */
export type FoundVariation = Omit<MergedVariation, "sellers"> & { sellers: FoundOffer[] };

type FoundOffer = { id: string; code: string; name: string; priceMinor: number };

/**
 * Products by their SKUs, in this order, with who offers them. In a transaction they are locked.
 * @throws AppError `invalid` naming the first that is not there, beside its field
 */
export async function findMergedProducts(
  ctx: ShopContext,
  wanted: readonly { sku: string; field: string }[],
  { locks = false }: { locks?: boolean } = {},
): Promise<FoundProduct[]> {
  const skus = wanted.map(({ sku }) => sku);
  if (locks)
    await ctx.db.execute(sql`
      select id from products where tenant_id = ${ctx.tenant.id} and (
        sku = any(${sql.param([...skus])}::text[]) or parent_id in (
          select up.id from products up
          where up.tenant_id = ${ctx.tenant.id} and up.sku = any(${sql.param([...skus])}::text[])))
      order by id for no key update`);
  const rows = await readProducts(ctx, skus);
  return wanted.map(({ sku, field }) => {
    const found = rows.find((row) => row.sku === sku);
    if (!found) throw new AppError("invalid", `There is no product '${sku}'.`, field);
    return found;
  });
}

/** A product by its SKU with who offers it; null where there is none. @throws AppError `forbidden` */
export async function findMergedProduct(ctx: ShopContext, sku: string): Promise<FoundProduct | null> {
  authorize(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id));
  return (await readProducts(ctx, [sku]))[0] ?? null;
}

/** Who offers a product, as one value. */
const offersOf = (tenantId: string, product: SQL): SQL => sql`
  coalesce((
    select jsonb_agg(jsonb_build_object('id', s.id, 'code', s.code, 'name', s.name,
      'priceMinor', o.final_price_minor) order by s.name)
    from offers o join sellers s on s.tenant_id = o.tenant_id and s.id = o.seller_id
    where o.tenant_id = ${tenantId} and o.product_id = ${product} and o.archived_from is null
  ), '[]')`;

async function readProducts(ctx: ShopContext, skus: readonly string[]): Promise<FoundProduct[]> {
  const tenantId = ctx.tenant.id;
  const { rows } = await ctx.db.execute<FoundProduct>(sql`
    select p.id::int as id, p.sku, p.name, coalesce(p.slug, '') as slug, p.class_code as "classCode",
      p.parent_id is not null as "isVariation", p.status = 'archived' as "isArchived",
      p.option_set as "optionSet", p.subscription_plans as "subscriptionPlans",
      coalesce((select md5(os.definition::text) from option_sets os
        where os.tenant_id = ${tenantId} and os.code = p.option_set), '') as "optionsKey",
      ${offersOf(tenantId, sql`p.id`)} as sellers,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', v.id, 'sku', v.sku, 'optionValues', v.option_values,
          'sellers', ${offersOf(tenantId, sql`v.id`)}) order by v.position, v.id)
        from products v
        where v.tenant_id = ${tenantId} and v.parent_id = p.id and v.status <> 'archived'
      ), '[]') as variations
    from products p
    where p.tenant_id = ${tenantId} and p.sku = any(${sql.param([...skus])}::text[])`);
  return rows;
}
