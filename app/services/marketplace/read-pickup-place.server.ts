// @public

import { and, eq } from "drizzle-orm";
import { type PickupPlace, pickupPlace } from "~/models/marketplace/pickup-place";
import { sellerProfileSchema } from "~/models/marketplace/seller-profile";
import { sellers } from "~/tables/shops/tenants";
import type { ShopContext } from "../shops/context/shop-context.server";

/** Where shoppers of this shop collect goods of a seller (rule shipping-5). */
export async function readPickupPlace(ctx: ShopContext, sellerId: string): Promise<PickupPlace> {
  const [seller] = await ctx.db
    .select({ name: sellers.name, isHouse: sellers.isHouse, profile: sellers.profile })
    .from(sellers)
    .where(and(eq(sellers.tenantId, ctx.tenant.id), eq(sellers.id, sellerId)));
  const { name = ctx.shop.name, isHouse = true, profile = {} } = seller ?? {};
  return pickupPlace(ctx.shop, { name, isHouse, profile: sellerProfileSchema.parse(profile) });
}
