// @public

import { and, eq } from "drizzle-orm";
import { sellers } from "~/tables/shops/tenants";
import type { ShopContext } from "../shops/context/shop-context.server";

/**
 * Where mails to a seller of the business go; empty without an address, and for the business itself (rule
 * sellers-12).
 */
export async function findSellerMailbox(ctx: ShopContext, sellerId: string): Promise<string> {
  const [row] = await ctx.db
    .select({ profile: sellers.profile })
    .from(sellers)
    .where(and(eq(sellers.tenantId, ctx.tenant.id), eq(sellers.id, sellerId), eq(sellers.isHouse, false)));
  return row?.profile.email ?? "";
}
