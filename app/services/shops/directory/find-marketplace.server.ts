// @public

import { and, asc, eq } from "drizzle-orm";
import { shops } from "~/tables/shops/shops";
import type { ShopContext } from "../context/shop-context.server";

/** The marketplace a shop belongs to or is; null for an essential shop. */
export async function findMarketplace(
  ctx: Pick<ShopContext, "db" | "tenant" | "shop">,
): Promise<{ id: string; code: string } | null> {
  const { shop, tenant } = ctx;
  if (shop.type === "marketplace") return { id: shop.id, code: shop.code };
  if (shop.type === "essential") return null;
  const [found] = await ctx.db
    .select({ id: shops.id, code: shops.code })
    .from(shops)
    .where(and(eq(shops.tenantId, tenant.id), eq(shops.type, "marketplace")))
    .orderBy(asc(shops.code))
    .limit(1);
  return found ?? null;
}
