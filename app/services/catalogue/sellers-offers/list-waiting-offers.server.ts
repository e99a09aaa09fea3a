// @public

import { sql } from "drizzle-orm";
import type { ProductImage } from "~/models/platform/media/product-record";
import { authorize } from "~/models/shops/actors/authorize";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** An offer that waits for the business. */
export type WaitingOffer = {
  productId: number;
  sellerId: string;
  sellerCode: string;
  sellerName: string;
  sku: string;
  name: string;
  choices: Record<string, string>;
  description: string;
  brand: string;
  image: ProductImage | null;
  priceMinor: number;
  condition: string;
  /** Whether the seller brought the product. */
  isOwnProduct: boolean;
  askedAt: string;
};

/** The offers of all sellers that wait for the business, the oldest first. @throws AppError `forbidden` */
export async function listWaitingOffers(ctx: ShopContext, limit: number): Promise<WaitingOffer[]> {
  const tenantId = ctx.tenant.id;
  authorize(await ctx.actor(), "change", { kind: "setting", tenantId, shopId: null, sellerId: null });
  const { rows } = await ctx.db.execute<WaitingOffer>(sql`
    select p.id::int as "productId", s.id as "sellerId", s.code as "sellerCode", s.name as "sellerName", p.sku,
      coalesce(nullif(p.name, ''), up.name) as name, p.option_values as choices,
      coalesce(nullif(p.description, ''), up.description, '') as description,
      coalesce(up.brand, p.brand) as brand, coalesce(p.images -> 0, up.images -> 0) as image,
      o.final_price_minor::float8 as "priceMinor", coalesce(nullif(o.condition, ''), 'new') as condition,
      coalesce(up.owner_seller_id, p.owner_seller_id) is not distinct from s.id as "isOwnProduct",
      to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "askedAt"
    from offer_approvals a
    join offers o on o.tenant_id = a.tenant_id and o.product_id = a.product_id and o.seller_id = a.seller_id
    join products p on p.tenant_id = a.tenant_id and p.id = a.product_id
    left join products up on up.tenant_id = p.tenant_id and up.id = p.parent_id
    join sellers s on s.tenant_id = a.tenant_id and s.id = a.seller_id
    where a.tenant_id = ${tenantId} and a.state = 'waiting'
    order by a.created_at, p.id limit ${limit}`);
  return rows;
}
