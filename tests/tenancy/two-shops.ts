import { sql } from "drizzle-orm";
import type pg from "pg";
import type { Visitor } from "~/models/visitor/visitor";
import { addCustomer } from "~/services/auth/account-fixture.server";
import { createPasswordReset } from "~/services/auth/create-password-reset.server";
import { startSession } from "~/services/auth/start-session.server";
import { addToCart } from "~/services/cart/add-to-cart.server";
import { openCartOfCustomer } from "~/services/cart/open-cart.server";
import { addCategory, addProduct, addVariable } from "~/services/catalogue/catalogue-fixture.server";
import {
  filledDraft,
  guestAtReview,
  guestWith,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "~/services/checkout/purchase-fixture.server";
import { saveDraft } from "~/services/checkout/save-draft.server";
import type { Db } from "~/services/db/open-pool.server";
import { menus, orders, payments, templates, widgetContents } from "~/services/db/schema";
import { migrateJobs } from "~/services/jobs/migrate-jobs.server";

/** Stands in every text of the first shop: wherever it turns up, something of that shop was read. */
export const marker = "ALPHA";

/** Two shops: `alpha`, which has one of everything, and `beta`, in whose name everything is tried. */
export type TwoShops = Awaited<ReturnType<typeof openTwoShops>>;

/** Opens both shops and remembers every id of the first. */
export async function openTwoShops(db: Db, pool: pg.Pool) {
  await migrateJobs(pool);
  const alpha = await openPurchaseShop(db);
  const beta = await openPurchaseShop(db);
  const category = await addCategory(alpha, "alpha-kitchen", undefined, { name: `${marker} kitchen` });
  const mugId = await addProduct(alpha, "ALPHA-MUG", {
    name: `${marker} mug`,
    brand: marker,
    in: category,
    stock: { onHand: 100 },
  });
  const teaId = await addVariable(
    alpha,
    "ALPHA-TEA",
    { Green: { name: marker } },
    { name: `${marker} tea`, in: category },
  );
  const customer = await addCustomer(alpha, {
    email: "alpha@example.com",
    nickName: marker,
    verifyHash: "alpha-hash",
  });
  const session = await startSession(alpha, { customerId: customer.id });
  const resetToken = await createPasswordReset(alpha, customer.id);
  await fillContent(alpha);

  const owner: Visitor = {
    sessionHash: session.hash,
    cartId: await openCartOfCustomer(alpha, customer.id),
    customer: {
      id: customer.id,
      email: customer.email,
      firstName: "Ada",
      lastName: "Marsh",
      nickName: marker,
      group: "",
      isRestricted: false,
      isVerified: true,
    },
  };
  await addToCart(alpha, owner, { productId: mugId, qty: 2 });
  await saveDraft(alpha, owner, filledDraft);
  const guest = await guestWith(alpha, [[mugId, 1]]);
  const paying = await guestAtReview(alpha, [[mugId, 1]], { paymentMethodCode: "sandbox_card" });
  const placed = await pressPlace(alpha, paying);
  const [order] = await db.select().from(orders).where(sql`${orders.id} = ${placed.orderId}`);
  const [payment] = await db.select().from(payments).where(sql`${payments.orderId} = ${placed.orderId}`);
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from cart_items where cart_id = ${owner.cartId}`,
  );
  const { rows: items } = await db.execute<{ id: number }>(
    sql`select stock_item_id as id from products where id = ${mugId}`,
  );
  if (!order || !payment || !rows[0] || !items[0]) throw new Error("the first shop is not complete");
  return {
    alpha,
    beta,
    category,
    mugId,
    teaId,
    customer,
    session,
    resetToken,
    owner,
    guest,
    order,
    payment,
    cartItemId: rows[0].id,
    stockItemId: items[0].id,
  };
}

async function fillContent({ db, shop }: PurchaseShop) {
  const shopId = shop.id;
  const html = `<p>${marker}</p><div data-widget="simple-text" data-attribute="alpha-text"></div>`;
  await db.insert(templates).values([
    { shopId, name: "Homepage", entityType: "page", slug: "alpha-page", renderHtml: html },
    { shopId, name: "404 Page", entityType: "page", slug: "alpha-404", renderHtml: html },
    { shopId, name: "Header", entityType: "header", slug: null, renderHtml: html },
  ]);
  await db.insert(menus).values({ shopId, id: "main", name: marker, items: [] });
  await db.insert(widgetContents).values({
    shopId,
    attributeName: "alpha-text",
    content: { type: "simple-text", props: {}, items: [{ textContent: { value: marker, label: "" } }] },
  });
}

/** Every table that belongs to shops. */
export async function tenantTables(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'shop_id' and t.table_type = 'BASE TABLE' order by 1`);
  return rows.map(({ name }) => name);
}

/** One fingerprint of everything a shop has: it changes with any row. */
export async function fingerprint(db: Db, tables: string[], shopId: string): Promise<Record<string, string>> {
  const marks: Record<string, string> = {};
  for (const table of tables) {
    const { rows } = await db.execute<{ mark: string }>(sql`
      select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as mark
      from ${sql.identifier(table)} t where shop_id = ${shopId}`);
    marks[table] = rows[0]?.mark ?? "";
  }
  return marks;
}
