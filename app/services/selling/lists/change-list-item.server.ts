import { and, asc, eq } from "drizzle-orm";
import type { ListForm } from "~/models/selling/lists/list-form";
import { moved } from "~/models/selling/lists/shopping-list";
import { shoppingListItems } from "~/tables/selling/lists";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { addListItem } from "./add-list-item.server";
import { isOnList, type ListKey, lockList } from "./own-list.server";

export type ListItemChange = Extract<ListForm, { intent: "quantity" | "up" | "down" | "move" | "remove" }>;

/**
 * Changes the pieces or the place of an item, moves it to another of the customer's lists or removes it (rule
 * lists-9). An item that is not on the list is ignored.
 * @throws AppError `not_found` for a list that is not this customer's, `conflict` if the other list is full
 */
export async function changeListItem(ctx: ShopContext, key: ListKey, change: ListItemChange): Promise<void> {
  const isItem = and(isOnList(ctx, key), eq(shoppingListItems.id, change.item_id));
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    // Two moves in opposite directions lock the two lists in one order.
    const listIds = change.intent === "move" ? [key.listId, change.to] : [key.listId];
    for (const listId of listIds.sort((a, b) => a - b)) await lockList(inner, { ...key, listId });
    switch (change.intent) {
      case "quantity":
        await tx.update(shoppingListItems).set({ qty: change.qty }).where(isItem);
        return;
      case "remove":
        await tx.delete(shoppingListItems).where(isItem);
        return;
      case "move": {
        if (change.to === key.listId) return;
        const [item] = await tx.delete(shoppingListItems).where(isItem).returning();
        if (item) await addListItem(inner, { ...key, listId: change.to }, item);
        return;
      }
      default:
        await reorderItems(inner, key, change.item_id, change.intent);
    }
  });
}

async function reorderItems(ctx: ShopContext, key: ListKey, itemId: number, direction: "up" | "down") {
  const rows = await ctx.db
    .select({ id: shoppingListItems.id, position: shoppingListItems.position })
    .from(shoppingListItems)
    .where(isOnList(ctx, key))
    .orderBy(asc(shoppingListItems.position), asc(shoppingListItems.id));
  const before = new Map(rows.map(({ id, position }) => [id, position]));
  const order = moved([...before.keys()], itemId, direction);
  for (const [at, id] of order.entries()) {
    if (before.get(id) === at + 1) continue;
    await ctx.db
      .update(shoppingListItems)
      .set({ position: at + 1 })
      .where(and(isOnList(ctx, key), eq(shoppingListItems.id, id)));
  }
}
