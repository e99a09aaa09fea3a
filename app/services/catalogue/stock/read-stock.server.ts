// @public

import { sql } from "drizzle-orm";
import { authorize } from "~/models/shops/actors/authorize";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * The pieces of the shop's seller that are there, by the SKU of what is sold or of the stock item it is sold
 * from.
 * @throws AppError `forbidden`
 */
export async function readStock(ctx: ShopContext, skus: readonly string[]): Promise<Map<string, number>> {
  const { tenant, shop } = ctx;
  authorize(await ctx.actor(), "view", { kind: "stock", tenantId: tenant.id, sellerId: shop.sellerId });
  const { rows } = await ctx.db.execute<{ asked: string; onHand: number }>(sql`
    select asked.sku as asked, s.on_hand as "onHand"
    from unnest(${sql.param([...new Set(skus)])}::text[]) as asked(sku)
    left join products p on p.tenant_id = ${tenant.id} and p.sku = asked.sku
    left join offers o on o.tenant_id = p.tenant_id and o.product_id = p.id and o.seller_id = ${shop.sellerId}
    left join stock_items own on own.tenant_id = ${tenant.id} and own.seller_id = ${shop.sellerId}
      and own.sku = asked.sku
    join stock_items s on s.tenant_id = ${tenant.id} and s.id = coalesce(o.stock_item_id, own.id)`);
  return new Map(rows.map(({ asked, onHand }) => [asked, onHand]));
}
