// @public

import { and, desc, eq } from "drizzle-orm";
import type { KeptItemView } from "~/models/selling/cart/kept-item";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { savedItems } from "~/tables/selling/lists";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readKeptItems } from "../lists/read-kept-items.server";

/** What a customer saved for later, latest first; nothing for a visitor who is not signed in. */
export async function listSavedItems(ctx: ShopContext, visitor: Visitor): Promise<KeptItemView[]> {
  if (!visitor.customer) return [];
  const rows = await ctx.db
    .select()
    .from(savedItems)
    .where(and(eq(savedItems.tenantId, ctx.tenant.id), eq(savedItems.customerId, visitor.customer.id)))
    .orderBy(desc(savedItems.id));
  return readKeptItems(ctx, visitor, rows);
}
