import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { customers } from "~/tables/accounts/customers";
import { products } from "~/tables/catalogue/catalogue";
import { conversations } from "~/tables/conversations/conversations";
import { productQuestions } from "~/tables/conversations/product-questions";
import { reviewLikes, reviews } from "~/tables/conversations/reviews";
import { stockNotices } from "~/tables/conversations/stock-notices";
import { cartItems, carts } from "~/tables/selling/carts";
import { favorites, savedItems, shoppingListItems, shoppingLists } from "~/tables/selling/lists";
import { shops } from "~/tables/shops/shops";
import type { Db } from "../../../platform/db/pool/open-pool.server";
import { byTest } from "../../../shops/audit/actor-fixture.server";

/** Tables with what shoppers make of products. */
const made = {
  reviews,
  reviewLikes,
  productQuestions,
  favorites,
  savedItems,
  shoppingListItems,
  stockNotices,
  conversations,
  carts,
  cartItems,
};

/** What a shopper can leave at a product: one row of every kind, and one more pending review. */
export async function leaveShopperRows(
  db: Db,
  at: { shopCode: string; sku: string; sellerId?: string },
): Promise<void> {
  const [shop] = await db.select().from(shops).where(eq(shops.code, at.shopCode));
  const [product] = await db.select().from(products).where(eq(products.sku, at.sku));
  if (!shop || !product) throw new Error(`no ${at.sku} in ${at.shopCode}`);
  const { tenantId } = shop;
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from sellers where tenant_id = ${tenantId} and is_house`,
  );
  const sellerId = at.sellerId ?? rows[0]?.id ?? "";
  const productId = product.id;
  await byTest(db, async (inside) => {
    const [customer] = await inside
      .insert(customers)
      .values({ tenantId, email: `${randomUUID()}@example.com` })
      .returning();
    const customerId = customer?.id ?? 0;
    const said = { tenantId, productId, displayName: "Ada", star: 4, content: "Good." };
    const [review] = await inside
      .insert(reviews)
      .values(
        (["approved", "pending"] as const).map((status) => ({ ...said, status, protectCode: randomUUID() })),
      )
      .returning();
    const ofCustomer = { tenantId, customerId };
    await inside.insert(reviewLikes).values({ ...ofCustomer, reviewId: review?.id ?? 0 });
    const [conversation] = await inside
      .insert(conversations)
      .values({
        ...ofCustomer,
        shopId: shop.id,
        sellerId,
        productId,
        type: "Product",
        customerName: "Ada",
        lastMessageAt: new Date("2026-01-10T12:00:00Z"),
      })
      .returning();
    await inside.insert(productQuestions).values({
      tenantId,
      productId,
      conversationId: conversation?.id ?? null,
      code: randomUUID(),
      question: "How big?",
      answer: "So big.",
      askedBy: "Ada",
      askedAt: new Date("2026-01-10T12:00:00Z"),
    });
    await inside.insert(favorites).values({ ...ofCustomer, productId });
    const kept = { ...ofCustomer, productId, sellerId, qty: 2 };
    await inside.insert(savedItems).values(kept);
    const [list] = await inside
      .insert(shoppingLists)
      .values({ ...ofCustomer, name: "Later" })
      .returning();
    await inside.insert(shoppingListItems).values({ ...kept, listId: list?.id ?? 0, position: 0 });
    await inside
      .insert(stockNotices)
      .values({ tenantId, shopId: shop.id, productId, email: `${randomUUID()}@example.com` });
    const cartId = randomUUID();
    const expiresAt = new Date("2027-01-10T12:00:00Z");
    await inside
      .insert(carts)
      .values({ tenantId, id: cartId, shopId: shop.id, sellerId, customerId, expiresAt });
    await inside.insert(cartItems).values({ tenantId, cartId, productId, qty: 2 });
  });
}

/** Every row that shoppers made, by table; those that come from folders are left out. */
export async function readShopperRows(db: Db): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const [name, table] of Object.entries(made)) {
    const rows = await db.select().from(table);
    const own = rows.filter((row) => !("isFromFolder" in row && row.isFromFolder));
    found[name] = own.sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  }
  return found;
}

/**
 * Tables that refer to products, offers or reviews, hold nothing that owners write, and that
 * {@link leaveShopperRows} forgot.
 */
export async function tablesNotCovered(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid in ('products'::regclass, 'offers'::regclass, 'reviews'::regclass)`);
  const ofOwners = [
    "products",
    "offers",
    "price_levels",
    "product_categories",
    "product_children",
    "sale_prices",
    "awaited_pictures",
    "offer_approvals",
    // What prices were, kept by a trigger, and what operators made one of two.
    "past_prices",
    "product_merges",
  ];
  const empty: string[] = [];
  for (const { name } of rows) {
    const { rows: some } = await db.execute(sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (some.length === 0) empty.push(name);
  }
  return empty.filter((name) => !ofOwners.includes(name));
}
