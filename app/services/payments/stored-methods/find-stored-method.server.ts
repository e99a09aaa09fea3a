// @public

import { and, eq } from "drizzle-orm";
import { isUuid } from "~/models/platform/text/uuid";
import { storedMethods } from "~/tables/payments/stored-methods";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A row of the stored_methods table. */
export type StoredMethodRow = typeof storedMethods.$inferSelect;

/** A stored method of this shop; null for an unknown or invalid id. */
export async function findStoredMethod(ctx: ShopContext, id: string): Promise<StoredMethodRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await ctx.db
    .select()
    .from(storedMethods)
    .where(and(ofShop(storedMethods, ctx), eq(storedMethods.id, id)));
  return row ?? null;
}
