import { and, eq } from "drizzle-orm";
import { savedItems } from "~/tables/selling/lists";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Removes an item that a customer saved for later; one that is not there is ignored. */
export async function removeSavedItem(ctx: ShopContext, customerId: number, savedId: number): Promise<void> {
  await ctx.db
    .delete(savedItems)
    .where(
      and(
        eq(savedItems.tenantId, ctx.tenant.id),
        eq(savedItems.customerId, customerId),
        eq(savedItems.id, savedId),
      ),
    );
}
