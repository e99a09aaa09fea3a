import { and, asc, eq, or } from "drizzle-orm";
import type { CustomerArchive } from "~/models/accounts/archive-page";
import { cartItems, carts } from "~/tables/carts";
import { products } from "~/tables/catalogue";
import { favorites, savedItems, shoppingListItems, shoppingLists } from "~/tables/lists";
import { shops } from "~/tables/shops";
import { stockNotices } from "~/tables/stock-notices";
import type { ShopContext } from "../../shops/shop-context.server";
import type { ArchiveOwner } from "./archive-owner";

type WishParts = Pick<CustomerArchive, "carts" | "favorites" | "saved" | "lists" | "stockNotices">;

const product = { product: products.name, sku: products.sku };

/** What a customer put aside or waits for, in their downloaded data. */
export async function archiveWishes(
  ctx: ShopContext,
  { customerId, email }: ArchiveOwner,
): Promise<WishParts> {
  const { db, tenant } = ctx;
  const names = (
    table:
      | typeof favorites
      | typeof savedItems
      | typeof shoppingListItems
      | typeof cartItems
      | typeof stockNotices,
  ) => and(eq(products.tenantId, table.tenantId), eq(products.id, table.productId));
  const lines = await db
    .select({ shop: shops.name, ...product, quantity: cartItems.qty })
    .from(carts)
    .innerJoin(cartItems, and(eq(cartItems.tenantId, carts.tenantId), eq(cartItems.cartId, carts.id)))
    .innerJoin(products, names(cartItems))
    .innerJoin(shops, and(eq(shops.tenantId, carts.tenantId), eq(shops.id, carts.shopId)))
    .where(and(eq(carts.tenantId, tenant.id), eq(carts.customerId, customerId)));
  const drafts = await db
    .select({ draft: carts.checkout })
    .from(carts)
    .where(and(eq(carts.tenantId, tenant.id), eq(carts.customerId, customerId)));
  const marked = await db
    .select({ ...product, addedAt: favorites.createdAt })
    .from(favorites)
    .innerJoin(products, names(favorites))
    .where(and(eq(favorites.tenantId, tenant.id), eq(favorites.customerId, customerId)));
  const saved = await db
    .select({ ...product, quantity: savedItems.qty, addedAt: savedItems.createdAt })
    .from(savedItems)
    .innerJoin(products, names(savedItems))
    .where(and(eq(savedItems.tenantId, tenant.id), eq(savedItems.customerId, customerId)));
  const waiting = await db
    .select({
      ...product,
      email: stockNotices.email,
      askedAt: stockNotices.createdAt,
      mailedAt: stockNotices.mailedAt,
    })
    .from(stockNotices)
    .innerJoin(products, names(stockNotices))
    .where(
      and(
        eq(stockNotices.tenantId, tenant.id),
        or(eq(stockNotices.customerId, customerId), eq(stockNotices.email, email)),
      ),
    );
  const typed = drafts.map(({ draft }) => JSON.stringify(draft)).filter((draft) => draft !== "{}");
  return {
    carts: [...lines, ...typed.map((typedAtCheckout) => ({ typedAtCheckout }))],
    ...{ favorites: marked, saved, stockNotices: waiting },
    lists: await readLists(ctx, customerId),
  };
}

async function readLists({ db, tenant }: ShopContext, customerId: number) {
  const lists = await db
    .select({ id: shoppingLists.id, name: shoppingLists.name, createdAt: shoppingLists.createdAt })
    .from(shoppingLists)
    .where(and(eq(shoppingLists.tenantId, tenant.id), eq(shoppingLists.customerId, customerId)))
    .orderBy(asc(shoppingLists.id));
  const items = await db
    .select({ listId: shoppingListItems.listId, ...product, quantity: shoppingListItems.qty })
    .from(shoppingListItems)
    .innerJoin(
      products,
      and(eq(products.tenantId, shoppingListItems.tenantId), eq(products.id, shoppingListItems.productId)),
    )
    .where(and(eq(shoppingListItems.tenantId, tenant.id), eq(shoppingListItems.customerId, customerId)))
    .orderBy(asc(shoppingListItems.position));
  return lists.map(({ id, ...list }) => ({
    ...list,
    items: items.filter(({ listId }) => listId === id).map(({ listId: _, ...item }) => item),
  }));
}
