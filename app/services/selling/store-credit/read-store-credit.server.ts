// @public

import { and, eq } from "drizzle-orm";
import type { Minor } from "~/models/platform/money/money";
import { storeCredits } from "~/tables/selling/store-credit";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A customer's credit, minor units; 0 for one who has none. It is good in every shop of the tenant. */
export async function readStoreCredit(ctx: ShopContext, customerId: number): Promise<Minor> {
  const [credit] = await ctx.db
    .select({ balanceMinor: storeCredits.balanceMinor })
    .from(storeCredits)
    .where(and(eq(storeCredits.tenantId, ctx.tenant.id), eq(storeCredits.customerId, customerId)));
  return credit?.balanceMinor ?? 0;
}
