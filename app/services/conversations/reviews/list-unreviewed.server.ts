// @public

import { sql } from "drizzle-orm";
import { authorize } from "~/models/shops/actors/authorize";
import { isListed, joinOffer, sellerOf } from "../../catalogue/listing/listed-product.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { said, spokenSql } from "../../shops/translations/said.server";

/** Parcels not noted as handed over count as handed over this long after they were sent. */
const daysUnderWay = 7;

/** A bought product or variation, by the SKU its review names. */
type Unreviewed = { sku: string; name: string };

/**
 * What a customer bought, has had in hand and has not reviewed in any form, as far as the shop shows its
 * page; the latest purchase first (rule orders-21). `total` counts those beyond `limit`, too. Nothing in a
 * shop without reviews.
 * @throws AppError where the actor may not view the customer
 */
export async function listUnreviewed(
  ctx: ShopContext,
  customerId: number,
  { limit }: { limit: number },
): Promise<{ products: Unreviewed[]; total: number }> {
  const { db, tenant, shop } = ctx;
  const language = spokenSql(ctx);
  authorize(await ctx.actor(), "view", { kind: "customer", tenantId: tenant.id, id: customerId });
  if (!shop.settings.active_review_module) return { products: [], total: 0 };
  const arrivedBefore = new Date(ctx.now().getTime() - daysUnderWay * 86_400_000).toISOString();
  const { rows } = await db.execute<Unreviewed & { total: number }>(sql`
    with bought as (
      select distinct on (p.id) p.id, own.sku, ${said(language, "p", "name")} as name, placed.created_at
      from orders placed
      join order_items i on i.tenant_id = placed.tenant_id and i.order_id = placed.id
      join products own on own.tenant_id = i.tenant_id and own.id = i.product_id
      join products p on p.tenant_id = own.tenant_id and p.id = coalesce(own.parent_id, own.id)
      ${joinOffer(sellerOf(shop))}
      where placed.tenant_id = ${tenant.id} and placed.customer_id = ${customerId} and placed.status = 'complete'
        and i.auto_added_by is null and i.qty > i.canceled_qty
        and ${isListed} and own.status <> 'archived'
        and not exists (select from shipments s where s.tenant_id = placed.tenant_id and s.order_id = placed.id
          and s.delivered_at is null and s.created_at > ${arrivedBefore})
      order by p.id, placed.created_at desc, i.id)
    select b.sku, b.name, (count(*) over ())::int as total
    from bought b
    where not exists (select from reviews r
      join products q on q.tenant_id = r.tenant_id and q.id = r.product_id
      where r.tenant_id = ${tenant.id} and r.customer_id = ${customerId} and coalesce(q.parent_id, q.id) = b.id)
    order by b.created_at desc, b.id
    limit ${limit}`);
  return {
    products: rows.map(({ sku, name }) => ({ sku, name })),
    total: rows[0]?.total ?? 0,
  };
}
