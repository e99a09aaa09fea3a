import { shoppingLists } from "~/tables/selling/lists";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { isList, type ListKey } from "./own-list.server";

/** Deletes a shopping list with its items; one that is not there is ignored. */
export async function deleteList(ctx: ShopContext, key: ListKey): Promise<void> {
  await ctx.db.delete(shoppingLists).where(isList(ctx, key));
}
