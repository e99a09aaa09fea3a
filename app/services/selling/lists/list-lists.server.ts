// @public

import { and, asc, count, eq, type SQL, sql } from "drizzle-orm";
import type { ListChoice } from "~/models/catalogue/options/list-choice";
import type { KeptRecord } from "~/models/selling/cart/kept-item";
import { shoppingListItems, shoppingLists } from "~/tables/selling/lists";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { lineKeyOf } from "../lines/line-key.server";

/** What is looked for on the lists. */
type SoughtItem = Pick<KeptRecord, "productId" | "sellerId" | "lineData">;

/**
 * A customer's shopping lists by name, and whether an item, or its product in another form, is on them (rule
 * lists-15).
 */
export async function listLists(
  ctx: ShopContext,
  customerId: number,
  item: SoughtItem | null = null,
): Promise<ListChoice[]> {
  return ctx.db
    .select({
      id: shoppingLists.id,
      name: shoppingLists.name,
      count: count(shoppingListItems.id),
      isOn: anyItem(item ? isItem(item) : sql`false`),
      hasOther: anyItem(item ? sql`not (${isItem(item)}) and ${isOfFamily(ctx, item)}` : sql`false`),
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

const anyItem = (condition: SQL) => sql<boolean>`coalesce(bool_or(${condition}), false)`;

const isItem = ({ productId, sellerId, lineData }: SoughtItem): SQL =>
  sql`${shoppingListItems.productId} = ${productId} and ${shoppingListItems.sellerId} = ${sellerId}
    and ${shoppingListItems.lineKey} = ${lineKeyOf(lineData)}`;

/**
 * Whether an item is the product, or a variation of it, whatever was chosen and whichever seller it is from.
 */
const isOfFamily = ({ tenant }: ShopContext, { productId }: SoughtItem): SQL =>
  sql`${shoppingListItems.productId} in (
    select other.id from products other join products own on own.tenant_id = other.tenant_id and own.id = ${productId}
    where other.tenant_id = ${tenant.id}
      and coalesce(other.parent_id, other.id) = coalesce(own.parent_id, own.id))`;
