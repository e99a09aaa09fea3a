import { and, eq } from "drizzle-orm";
import { carts } from "~/tables/selling/carts";
import { favorites, savedItems, shoppingLists } from "~/tables/selling/lists";
import type { DataOwner } from "../../accounts/account-data/customer-data.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Carts first (rule locks-1). */
const ownTables = [carts, favorites, savedItems, shoppingLists] as const;

/** Removes carts and lists of a customer; part of deleting an account. */
export async function removeLists(
  { db, tenant }: ShopContext,
  { customerId }: DataOwner,
): Promise<undefined> {
  for (const table of ownTables)
    await db.delete(table).where(and(eq(table.tenantId, tenant.id), eq(table.customerId, customerId)));
}
