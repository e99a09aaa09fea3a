import { and, eq } from "drizzle-orm";
import type { KeptRecord } from "~/models/selling/cart/kept-item";
import { shoppingListItems } from "~/tables/selling/lists";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { lineKeyOf } from "../lines/line-key.server";
import { isOnList, type ListKey, lockList } from "./own-list.server";

/**
 * Takes what {@link pickProduct} found off a list: the same product of the same seller with the same choices
 * (rule lists-15). What is not on the list is ignored.
 * @throws AppError `not_found` for a list that is not this customer's
 */
export async function removeListItem(
  ctx: ShopContext,
  key: ListKey,
  { productId, sellerId, lineData }: Omit<KeptRecord, "id" | "qty">,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockList({ ...ctx, db: tx }, key);
    await tx
      .delete(shoppingListItems)
      .where(
        and(
          isOnList(ctx, key),
          eq(shoppingListItems.productId, productId),
          eq(shoppingListItems.sellerId, sellerId),
          eq(shoppingListItems.lineKey, lineKeyOf(lineData)),
        ),
      );
  });
}
