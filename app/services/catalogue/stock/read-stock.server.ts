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
  const { sellerId } = ctx.shop;
  return (await readStockOfSellers(ctx, skus, [sellerId])).get(sellerId) ?? new Map();
}

/**
 * The pieces that sellers of the business have, by seller and SKU, by one statement.
 * @throws AppError `forbidden`
 */
export async function readStockOfSellers(
  ctx: ShopContext,
  skus: readonly string[],
  sellerIds: readonly string[],
): Promise<Map<string, Map<string, number>>> {
  const { tenant } = ctx;
  const actor = await ctx.actor();
  for (const sellerId of sellerIds)
    authorize(actor, "view", { kind: "stock", tenantId: tenant.id, sellerId });
  const { rows } = await ctx.db.execute<{ asked: string; sellerId: string; onHand: number }>(sql`
    select asked.sku as asked, seller.id as "sellerId", s.on_hand as "onHand"
    from unnest(${sql.param([...new Set(skus)])}::text[]) as asked(sku)
    cross join unnest(${sql.param([...new Set(sellerIds)])}::uuid[]) as seller(id)
    left join products p on p.tenant_id = ${tenant.id} and p.sku = asked.sku
    left join offers o on o.tenant_id = p.tenant_id and o.product_id = p.id and o.seller_id = seller.id
    left join stock_items own on own.tenant_id = ${tenant.id} and own.seller_id = seller.id
      and own.sku = asked.sku
    join stock_items s on s.tenant_id = ${tenant.id} and s.id = coalesce(o.stock_item_id, own.id)`);
  const found = new Map<string, Map<string, number>>(sellerIds.map((id) => [id, new Map()]));
  for (const { asked, sellerId, onHand } of rows) found.get(sellerId)?.set(asked, onHand);
  return found;
}
