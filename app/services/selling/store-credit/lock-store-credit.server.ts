// @public

import { and, eq } from "drizzle-orm";
import { storeCredits } from "~/tables/selling/store-credit";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Locks a customer's credit (rule locks-1), so that two orders cannot spend the same balance. */
export async function lockStoreCredit(ctx: ShopContext, customerId: number | null): Promise<void> {
  if (customerId === null) return;
  await ctx.db
    .select({ customerId: storeCredits.customerId })
    .from(storeCredits)
    .where(and(eq(storeCredits.tenantId, ctx.tenant.id), eq(storeCredits.customerId, customerId)))
    .for("update");
}
