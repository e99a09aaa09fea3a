import { sql } from "drizzle-orm";
import type { OfferableProduct } from "~/models/catalogue/offer/offer-change";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A product or variation that the shop's seller may think of offering. */
type Offerable = OfferableProduct & { id: number; parentId: number | null };

/** Whether shoppers find a product `p` with some active seller. */
export const isFoundByShoppers = sql`exists (select 1 from sellables e
  join sellers s on s.tenant_id = e.tenant_id and s.id = e.seller_id and s.state = 'active'
  where e.tenant_id = p.tenant_id and (e.id = p.id or e.parent_id = p.id) and e.is_listed and e.status <> 'archived')`;

/** Products and variations by their SKUs, as the shop's seller finds them; archived ones are left out. */
export async function findOfferable(
  ctx: ShopContext,
  skus: readonly string[],
): Promise<ReadonlyMap<string, Offerable>> {
  const { rows } = await ctx.db.execute<Offerable & { sku: string }>(sql`
    select p.sku, p.id, p.parent_id as "parentId", p.class_code as "classCode", ${isFoundByShoppers} as "isListed",
      coalesce(up.owner_seller_id, p.owner_seller_id) is not distinct from ${ctx.shop.sellerId}::uuid
        or exists (select 1 from offers o where o.tenant_id = p.tenant_id and o.product_id = p.id
          and o.seller_id = ${ctx.shop.sellerId} and o.archived_from is null) as "isOwn"
    from products p left join products up on up.tenant_id = p.tenant_id and up.id = p.parent_id
    where p.tenant_id = ${ctx.tenant.id} and p.sku = any(${sql.param([...skus])}::text[])
      and p.archived_from is null and up.archived_from is null and p.status <> 'archived'`);
  return new Map(
    rows.map(({ sku, ...one }) => [
      sku,
      { ...one, id: Number(one.id), parentId: one.parentId === null ? null : Number(one.parentId) },
    ]),
  );
}
