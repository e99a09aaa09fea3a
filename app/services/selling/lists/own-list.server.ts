import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { shoppingListItems, shoppingLists } from "~/tables/selling/lists";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A customer's shopping list. */
export type ListKey = { customerId: number; listId: number };

/** Condition for a list of a customer. */
export const isList = (ctx: ShopContext, { customerId, listId }: ListKey) =>
  and(
    eq(shoppingLists.tenantId, ctx.tenant.id),
    eq(shoppingLists.customerId, customerId),
    eq(shoppingLists.id, listId),
  );

/** Condition for the items of a customer's list. */
export const isOnList = (ctx: ShopContext, { customerId, listId }: ListKey) =>
  and(
    eq(shoppingListItems.tenantId, ctx.tenant.id),
    eq(shoppingListItems.customerId, customerId),
    eq(shoppingListItems.listId, listId),
  );

/**
 * Locks a list until the end of the transaction, so that changes of it follow one another.
 * @throws AppError `not_found` for a list that is not this customer's
 */
export async function lockList(ctx: ShopContext, key: ListKey): Promise<void> {
  const [found] = await ctx.db
    .select({ id: shoppingLists.id })
    .from(shoppingLists)
    .where(isList(ctx, key))
    .for("update");
  if (!found) throw noSuchList();
}

/** A list that is not there, or another customer's. */
export const noSuchList = () => new AppError("not_found", phrase("This list is no longer there."));
