// @public

import type { KeptItemView } from "~/models/selling/cart/kept-item";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { shoppingListItems } from "~/tables/selling/lists";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { addSeveral } from "../lines/add-several.server";
import { isOnList } from "./own-list.server";
import { readList } from "./read-list.server";

/**
 * What was added of each item, in the order of the list: `addedQty` pieces, and a message if those are fewer
 * than the item has.
 */
type AddedList = { items: { item: KeptItemView; addedQty: number; message: string }[]; addedCount: number };

/**
 * Adds the items of a list to the customer's carts, or one of them with `itemId`, each checked like on the
 * product page. What cannot be added does not stop the others and is named with the reason; the list stays as
 * it is (rule lists-10). Each goes to the cart of its seller (rule lists-14).
 * @throws AppError `not_found` for a list that is not this customer's
 */
export async function addListToCart(
  ctx: ShopContext & { origin?: string },
  visitor: Visitor,
  { listId, itemId }: { listId: number; itemId?: number },
): Promise<AddedList> {
  const list = await readList(ctx, visitor, listId);
  const customerId = visitor.customer?.id ?? 0;
  const rows = await ctx.db.select().from(shoppingListItems).where(isOnList(ctx, { customerId, listId }));
  const kept = new Map(rows.map(({ id, lineData: choices, sellerId }) => [id, { choices, sellerId }]));
  const wanted = list.items.filter(({ id }) => itemId === undefined || id === itemId);
  const { additions, addedCount } = await addSeveral(
    ctx,
    visitor,
    wanted.map(({ id, productId, qty }) => ({ productId, qty, ...kept.get(id) })),
  );
  const items = wanted.flatMap((item, at) => {
    const addition = additions[at];
    if (!addition) return [];
    const { addedQty, isLowered, message } = addition;
    return [{ item, addedQty, message: isLowered ? message : "" }];
  });
  return { items, addedCount };
}
