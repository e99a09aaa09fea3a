import { count, max, sql } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import type { KeptRecord } from "~/models/selling/cart/kept-item";
import { mostListItems, mostPieces } from "~/models/selling/lists/list-limits";
import { shoppingListItems } from "~/tables/selling/lists";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { lineKeyOf } from "../lines/line-key.server";
import { isOnList, type ListKey, lockList } from "./own-list.server";

/**
 * Puts what {@link pickProduct} found at the end of a list; what is on it already gets the pieces added (rule
 * lists-9).
 * @throws AppError `not_found` for a list that is not this customer's, `conflict` above the limit (rule
 * lists-8)
 */
export async function addListItem(
  ctx: ShopContext,
  key: ListKey,
  { productId, sellerId, lineData, qty }: Omit<KeptRecord, "id">,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockList(inner, key);
    const [held] = await tx
      .select({ count: count(), last: max(shoppingListItems.position) })
      .from(shoppingListItems)
      .where(isOnList(ctx, key));
    const { tenantId, customerId, listId, sellerId: seller, productId: product, lineKey } = shoppingListItems;
    const line = { productId, sellerId, lineKey: lineKeyOf(lineData), lineData, qty };
    const row = { tenantId: ctx.tenant.id, ...key, ...line };
    await tx
      .insert(shoppingListItems)
      .values({ ...row, position: (held?.last ?? 0) + 1, createdAt: ctx.now() })
      .onConflictDoUpdate({
        target: [tenantId, customerId, listId, seller, product, lineKey],
        set: { qty: sql`least(${mostPieces}, ${shoppingListItems.qty} + ${qty})` },
      });
    const [now] = await tx.select({ count: count() }).from(shoppingListItems).where(isOnList(ctx, key));
    if (now && now.count > mostListItems)
      throw new AppError(
        "conflict",
        phrase("This list has {mostListItems} items. Remove one to add another.", { mostListItems }),
      );
  });
}
