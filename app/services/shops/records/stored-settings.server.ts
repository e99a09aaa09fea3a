// @public

import { and, eq } from "drizzle-orm";
import { type ShopSettings, shopSettingsSchema } from "~/models/shops/settings/shop-settings";
import { shops } from "~/tables/shops/shops";
import type { ShopContext } from "../context/shop-context.server";

/**
 * The shop's settings as they are stored, with defaults.
 * @param hold whether they are kept from others until the transaction ends, as `writeSettings` does
 */
export async function storedSettings(ctx: ShopContext, hold: boolean): Promise<ShopSettings> {
  const ofRow = ctx.db
    .select({ settings: shops.settings })
    .from(shops)
    .where(and(eq(shops.tenantId, ctx.tenant.id), eq(shops.id, ctx.shop.id)));
  const [stored] = await (hold ? ofRow.for("no key update") : ofRow);
  return shopSettingsSchema.parse(stored?.settings ?? {});
}
