import { shoppingLists } from "~/tables/selling/lists";
import { createSessionToken } from "../../accounts/sessions/session-token.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { isList, type ListKey } from "./own-list.server";

/**
 * Shares a list by a link with a new token, or withdraws the link (rule lists-11). A list that is not there
 * is ignored. A token that was withdrawn never works again.
 */
export async function shareList(ctx: ShopContext, key: ListKey, isShared: boolean): Promise<void> {
  await ctx.db
    .update(shoppingLists)
    .set({ shareToken: isShared ? createSessionToken() : null })
    .where(isList(ctx, key));
}
