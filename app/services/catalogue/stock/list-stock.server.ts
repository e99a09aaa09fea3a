// @public

import { and, asc, eq, gt } from "drizzle-orm";
import { authorize } from "~/models/shops/actors/authorize";
import { stockItems } from "~/tables/catalogue/offers";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A stock item as it is stored. */
export type StockRow = typeof stockItems.$inferSelect;

/**
 * The stock items of the shop's seller, in the order of their SKUs.
 * @param page at most so many after a SKU
 * @throws AppError `forbidden`
 */
export async function listStock(
  ctx: ShopContext,
  { after, limit }: { after: string; limit: number },
): Promise<StockRow[]> {
  const { tenant, shop } = ctx;
  authorize(await ctx.actor(), "view", { kind: "stock", tenantId: tenant.id, sellerId: shop.sellerId });
  const { tenantId, sellerId, sku } = stockItems;
  return ctx.db
    .select()
    .from(stockItems)
    .where(and(eq(tenantId, tenant.id), eq(sellerId, shop.sellerId), gt(sku, after)))
    .orderBy(asc(sku))
    .limit(limit);
}
