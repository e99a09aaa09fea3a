// @public

import { and, eq } from "drizzle-orm";
import type { SellerProfile } from "~/models/marketplace/seller-profile";
import { orders } from "~/tables/orders/orders";
import { sellers } from "~/tables/shops/tenants";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * What the seller of an order says of returns; everything it says where nothing has that word. It does not
 * check rights.
 */
export async function readOrderPolicies(
  ctx: ShopContext,
  orderId: string,
): Promise<SellerProfile["policies"]> {
  const [seller] = await ctx.db
    .select({ profile: sellers.profile })
    .from(orders)
    .innerJoin(sellers, and(eq(sellers.tenantId, orders.tenantId), eq(sellers.id, orders.sellerId)))
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, orderId)));
  const policies = seller?.profile.policies ?? [];
  const ofReturns = policies.filter(({ title }) => /return|refund|exchange/i.test(title));
  return ofReturns.length > 0 ? ofReturns : policies;
}
