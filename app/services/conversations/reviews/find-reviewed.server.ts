// @public

import { sql } from "drizzle-orm";
import type { ProductImage } from "~/models/platform/media/product-record";
import { isListed, joinOffer, sellerOf } from "../../catalogue/listing/listed-product.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { said, spokenSql } from "../../shops/translations/said.server";

/**
 * A product or variation that can be reviewed; `slug` is that of its page, `variationSku` null for no
 * variation.
 */
export type Reviewed = {
  id: number;
  sku: string;
  name: string;
  slug: string;
  variationSku: string | null;
  image: ProductImage | null;
};

/** The product or variation with this id or SKU, if the shop shows its page; otherwise null. */
export async function findReviewed(
  ctx: ShopContext,
  asked: { id: number } | { sku: string },
): Promise<Reviewed | null> {
  const { db, tenant, shop } = ctx;
  const language = spokenSql(ctx);
  const wanted = "id" in asked ? sql`own.id = ${asked.id}` : sql`own.sku = ${asked.sku}`;
  const { rows } = await db.execute<Reviewed>(sql`
    select own.id, own.sku, ${said(language, "p", "name")} as name, ${said(language, "p", "slug")} as slug, case when own.parent_id is not null then own.sku end as "variationSku",
      coalesce(own.images -> 0, p.images -> 0) as image
    from products own
    join products p on p.tenant_id = own.tenant_id and p.id = coalesce(own.parent_id, own.id)
    ${joinOffer(sellerOf(shop))}
    where own.tenant_id = ${tenant.id} and ${isListed} and ${wanted} and own.status <> 'archived'`);
  return rows[0] ?? null;
}
