// @public

import { shoppingLists } from "~/tables/selling/lists";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { isList, type ListKey, noSuchList } from "./own-list.server";

/**
 * Gives a shopping list another name.
 * @throws AppError `not_found` for a list that is not this customer's
 */
export async function renameList(ctx: ShopContext, key: ListKey, name: string): Promise<void> {
  const changed = await ctx.db
    .update(shoppingLists)
    .set({ name })
    .where(isList(ctx, key))
    .returning({ id: shoppingLists.id });
  if (changed.length === 0) throw noSuchList();
}
