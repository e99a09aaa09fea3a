// @public

import { sql } from "drizzle-orm";
import type { MergedProduct } from "~/models/catalogue/merging/merge-problem";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A product that is merged or parted, with what people are shown of it. */
export type FoundProduct = Omit<MergedProduct, "sellers"> & {
  id: number;
  name: string;
  slug: string;
  sellers: { id: string; code: string; name: string; priceMinor: number }[];
};

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
      select id from products where tenant_id = ${ctx.tenant.id} and sku = any(${sql.param([...skus])}::text[])
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

async function readProducts(ctx: ShopContext, skus: readonly string[]): Promise<FoundProduct[]> {
  const { rows } = await ctx.db.execute<FoundProduct>(sql`
    select p.id::int as id, p.sku, p.name, coalesce(p.slug, '') as slug, p.class_code as "classCode",
      p.parent_id is not null as "isVariation", p.status = 'archived' as "isArchived",
      p.option_set as "optionSet", p.subscription_plans as "subscriptionPlans",
      coalesce((
        select jsonb_agg(jsonb_build_object('id', s.id, 'code', s.code, 'name', s.name,
          'priceMinor', o.final_price_minor) order by s.name)
        from offers o join sellers s on s.tenant_id = o.tenant_id and s.id = o.seller_id
        where o.tenant_id = p.tenant_id and o.product_id = p.id and o.archived_from is null
      ), '[]') as sellers
    from products p
    where p.tenant_id = ${ctx.tenant.id} and p.sku = any(${sql.param([...skus])}::text[])`);
  return rows;
}
