// @public

import { and, eq } from "drizzle-orm";
import { type ShopSettings, shopSettingsSchema } from "~/models/shops/settings/shop-settings";
import { shops } from "~/tables/shops/shops";
import type { ShopContext } from "../context/shop-context.server";
import { findMarketplace } from "./find-marketplace.server";

/**
 * How the marketplace that a shop is or belongs to takes sellers: its own settings, as they are stored, never
 * those of a seller's shop, which the seller writes.
 */
export async function readMarketTerms(ctx: ShopContext): Promise<ShopSettings["sellers"]> {
  const market = await findMarketplace(ctx);
  if (!market) return ctx.shop.settings.sellers;
  const [stored] = await ctx.db
    .select({ settings: shops.settings })
    .from(shops)
    .where(and(eq(shops.tenantId, ctx.tenant.id), eq(shops.id, market.id)));
  return shopSettingsSchema.parse(stored?.settings ?? {}).sellers;
}
