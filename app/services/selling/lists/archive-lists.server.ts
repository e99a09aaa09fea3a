import { and, asc, eq } from "drizzle-orm";
import { formatMoney } from "~/models/platform/money/format-money";
import { businessCurrency } from "~/models/shops/markets/shop-market";
import { products } from "~/tables/catalogue/catalogue";
import { cartItems, carts } from "~/tables/selling/carts";
import { favorites, savedItems, shoppingListItems, shoppingLists } from "~/tables/selling/lists";
import { storeCreditEntries } from "~/tables/selling/store-credit";
import { shops } from "~/tables/shops/shops";
import type { DataOwner } from "../../accounts/account-data/customer-data.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

const product = { product: products.name, sku: products.sku };

/** What a customer put aside, and their store credit, in their downloaded data. */
export async function archiveLists(ctx: ShopContext, owner: DataOwner) {
  const { customerId } = owner;
  const { db, tenant } = ctx;
  const names = (table: typeof favorites | typeof savedItems | typeof shoppingListItems | typeof cartItems) =>
    and(eq(products.tenantId, table.tenantId), eq(products.id, table.productId));
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
  const typed = drafts.map(({ draft }) => JSON.stringify(draft)).filter((draft) => draft !== "{}");
  return {
    credit: await readCredit(ctx, owner),
    carts: [...lines, ...typed.map((typedAtCheckout) => ({ typedAtCheckout }))],
    favorites: marked,
    saved,
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

async function readCredit({ db, tenant, shop }: ShopContext, { customerId }: DataOwner) {
  const { kind, amountMinor, note, createdAt } = storeCreditEntries;
  const rows = await db
    .select({ kind, amountMinor, note, createdAt })
    .from(storeCreditEntries)
    .where(and(eq(storeCreditEntries.tenantId, tenant.id), eq(storeCreditEntries.customerId, customerId)))
    .orderBy(asc(storeCreditEntries.id));
  return rows.map(({ amountMinor: minor, ...row }) => ({
    ...row,
    amount: formatMoney(minor, businessCurrency(shop)),
  }));
}
