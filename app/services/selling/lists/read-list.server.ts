import { and, asc, eq } from "drizzle-orm";
import type { ShoppingListView } from "~/models/selling/lists/shopping-list";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { shoppingListItems, shoppingLists } from "~/tables/selling/lists";
import { isSessionToken } from "../../accounts/sessions/session-token.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { isList, isOnList, noSuchList } from "./own-list.server";
import { readKeptItems } from "./read-kept-items.server";

/**
 * A shopping list of the signed-in customer.
 * @throws AppError `not_found` for a list that is not theirs
 */
export async function readList(
  ctx: ShopContext,
  visitor: Visitor,
  listId: number,
): Promise<ShoppingListView> {
  const customerId = visitor.customer?.id;
  if (customerId === undefined) throw noSuchList();
  const [list] = await ctx.db.select().from(shoppingLists).where(isList(ctx, { customerId, listId }));
  if (!list) throw noSuchList();
  return withItems(ctx, visitor, list);
}

/**
 * A shared list as any visitor sees it, at their own prices (rule lists-11).
 * @throws AppError `not_found` for a token that was never given or was withdrawn
 */
export async function readSharedList(
  ctx: ShopContext,
  visitor: Visitor,
  token: string,
): Promise<ShoppingListView> {
  if (!isSessionToken(token)) throw noSuchList();
  const [list] = await ctx.db
    .select()
    .from(shoppingLists)
    .where(and(eq(shoppingLists.tenantId, ctx.tenant.id), eq(shoppingLists.shareToken, token)));
  if (!list) throw noSuchList();
  return withItems(ctx, visitor, list);
}

async function withItems(
  ctx: ShopContext,
  visitor: Visitor,
  { id, customerId, name, shareToken }: typeof shoppingLists.$inferSelect,
): Promise<ShoppingListView> {
  const rows = await ctx.db
    .select()
    .from(shoppingListItems)
    .where(isOnList(ctx, { customerId, listId: id }))
    .orderBy(asc(shoppingListItems.position), asc(shoppingListItems.id));
  const items = await readKeptItems(ctx, visitor, rows);
  return { id, name, shareToken, items };
}
