// @public

import { and, eq } from "drizzle-orm";
import {
  type PickupAddress,
  type PickupPlace,
  pickupAddress,
  pickupPlace,
} from "~/models/marketplace/pickup-place";
import { sellerProfileSchema } from "~/models/marketplace/seller-profile";
import { sellers } from "~/tables/shops/tenants";
import type { ShopContext } from "../shops/context/shop-context.server";

/** Where shoppers of this shop collect goods of a seller (rule shipping-5). */
export const readPickupPlace = async (ctx: ShopContext, sellerId: string): Promise<PickupPlace> =>
  pickupPlace(ctx.shop, await readSeller(ctx, sellerId));

/** The address of that place. */
export const readPickupAddress = async (ctx: ShopContext, sellerId: string): Promise<PickupAddress> =>
  pickupAddress(ctx.shop, await readSeller(ctx, sellerId));

async function readSeller(ctx: ShopContext, sellerId: string) {
  const [seller] = await ctx.db
    .select({ name: sellers.name, isHouse: sellers.isHouse, profile: sellers.profile })
    .from(sellers)
    .where(and(eq(sellers.tenantId, ctx.tenant.id), eq(sellers.id, sellerId)));
  const { name = ctx.shop.name, isHouse = true, profile = {} } = seller ?? {};
  return { name, isHouse, profile: sellerProfileSchema.parse(profile) };
}
