import { and, asc, count, eq, sql } from "drizzle-orm";
import type { ListChoice } from "~/models/lists/shopping-list";
import { shoppingListItems, shoppingLists } from "../db/schema";
import type { ShopContext } from "../shop-context.server";

/** A customer's shopping lists by name, and whether a product is on them. */
export async function listLists(
  ctx: ShopContext,
  customerId: number,
  productId: number | null = null,
): Promise<ListChoice[]> {
  return ctx.db
    .select({
      id: shoppingLists.id,
      name: shoppingLists.name,
      count: count(shoppingListItems.id),
      isOn: sql<boolean>`coalesce(bool_or(${shoppingListItems.productId} = ${productId}::bigint), false)`,
    })
    .from(shoppingLists)
    .leftJoin(
      shoppingListItems,
      and(
        eq(shoppingListItems.tenantId, shoppingLists.tenantId),
        eq(shoppingListItems.customerId, shoppingLists.customerId),
        eq(shoppingListItems.listId, shoppingLists.id),
      ),
    )
    .where(and(eq(shoppingLists.tenantId, ctx.tenant.id), eq(shoppingLists.customerId, customerId)))
    .groupBy(shoppingLists.id, shoppingLists.name)
    .orderBy(asc(sql`lower(${shoppingLists.name})`), asc(shoppingLists.id));
}
