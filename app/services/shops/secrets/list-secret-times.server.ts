// @public

import { authorize } from "~/models/shops/actors/authorize";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import { shopSecrets } from "~/tables/shops/shops";
import { ofShop } from "../context/of-shop.server";
import type { ShopContext } from "../context/shop-context.server";

/**
 * When each secret of the shop was set, by its name; the secrets themselves stay closed.
 * @throws AppError `forbidden`
 */
export async function listSecretTimes(ctx: ShopContext): Promise<ReadonlyMap<string, Date>> {
  authorize(await ctx.actor(), "view", shopSubject("setting", ctx.shop));
  const rows = await ctx.db
    .select({ name: shopSecrets.name, updatedAt: shopSecrets.updatedAt })
    .from(shopSecrets)
    .where(ofShop(shopSecrets, ctx));
  return new Map(rows.map(({ name, updatedAt }) => [name, updatedAt]));
}
