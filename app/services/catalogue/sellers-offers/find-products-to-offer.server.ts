// @public

import { sql } from "drizzle-orm";
import type { ProductImage } from "~/models/platform/media/product-record";
import { authorize } from "~/models/shops/actors/authorize";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { matches } from "./list-own-offers.server";
import { isFoundByShoppers } from "./offerable-products.server";

/** A product of others that the shop's seller could offer, too. */
export type ProductToOffer = {
  sku: string;
  name: string;
  choices: Record<string, string>;
  brand: string;
  image: ProductImage | null;
  /** The lowest visible price that others ask; null where it is hidden. */
  fromMinor: number | null;
};

/**
 * Products and variations that shoppers find here and that the shop's seller does not offer yet, by words of
 * their names and numbers (rule sellers-20).
 * @throws AppError `forbidden`
 */
export async function findProductsToOffer(
  ctx: ShopContext,
  text: string,
  limit: number,
): Promise<ProductToOffer[]> {
  const { tenant, shop } = ctx;
  authorize(await ctx.actor(), "change", { kind: "price", tenantId: tenant.id, sellerId: shop.sellerId });
  if (text.trim() === "") return [];
  const { rows } = await ctx.db.execute<ProductToOffer>(sql`
    select p.sku, coalesce(nullif(p.name, ''), up.name) as name, p.option_values as choices,
      coalesce(up.brand, p.brand) as brand, coalesce(p.images -> 0, up.images -> 0) as image,
      (select min(e.final_price_minor)::float8 from sellables e
        join sellers s on s.tenant_id = e.tenant_id and s.id = e.seller_id and s.state = 'active'
        where e.tenant_id = p.tenant_id and e.id = p.id and e.is_listed and not e.hide_price) as "fromMinor"
    from products p left join products up on up.tenant_id = p.tenant_id and up.id = p.parent_id
    where p.tenant_id = ${tenant.id} and p.class_code = 'simple' and p.status = 'active'
      and p.archived_from is null and up.archived_from is null and ${matches(text)} and ${isFoundByShoppers}
      and not exists (select 1 from offers o where o.tenant_id = p.tenant_id and o.product_id = p.id
        and o.seller_id = ${shop.sellerId} and o.archived_from is null)
    order by (p.sku = ${text.trim()}) desc, name, p.position, p.sku limit ${limit}`);
  return rows;
}
