// @public

import { and, eq } from "drizzle-orm";
import { shops } from "~/tables/shops/shops";
import type { ShopContext } from "../context/shop-context.server";
import { readShop } from "./shop-directory.server";

/**
 * A context with the shop as it is stored at this moment: what was saved a moment ago may not have come to
 * this process yet.
 */
export async function withFreshShop<Context extends ShopContext>(ctx: Context): Promise<Context> {
  const { tenant, shop } = ctx;
  const fresh = await readShop(ctx.db, and(eq(shops.tenantId, tenant.id), eq(shops.id, shop.id)));
  return fresh ? { ...ctx, shop: { ...fresh, sellerId: shop.sellerId } } : ctx;
}
