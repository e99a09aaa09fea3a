import { randomUUID } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { beforeAll, expect, test } from "vitest";
import { areaHandlers } from "~/composition/area-handlers.server";
import { archiveJson, archivePage } from "~/models/accounts/archive-page";
import { customerContext } from "~/services/accounts/sign-in/account-fixture.server";
import { addSellerReviewRow } from "~/services/conversations/seller-reviews/seller-reviews-fixture.server";
import { collectArchive } from "~/services/files/account-data/collect-archive.server";
import { deleteAccount } from "~/services/files/account-data/delete-account.server";
import { removeBusiness } from "~/services/office/host/removal/remove-business.server";
import { changeStoreCredit } from "~/services/payments/gift-cards/change-store-credit.server";
import { withPayments } from "~/services/payments/providers/payment-fixture.server";
import { createDiskStore } from "~/services/platform/file-store/disk-store.server";
import { migrateJobs } from "~/services/platform/jobs/migrate-jobs.server";
import { byTest } from "~/services/shops/audit/actor-fixture.server";
import { customers } from "~/tables/accounts/customers";
import { mailRefusals } from "~/tables/accounts/mail-refusals";
import { passkeyChallenges, passkeys } from "~/tables/accounts/passkeys";
import { quotes } from "~/tables/checkout/quotes";
import { conversations } from "~/tables/conversations/conversations";
import { productQuestions } from "~/tables/conversations/product-questions";
import { reviewLikes, reviews } from "~/tables/conversations/reviews";
import { stockNotices } from "~/tables/conversations/stock-notices";
import { guests } from "~/tables/orders/guests";
import { orders } from "~/tables/orders/orders";
import { subscriptions } from "~/tables/orders/subscriptions";
import { tenants } from "~/tables/shops/tenants";
import { withTestDatabase } from "../support/databases/with-test-database";
import { marker } from "./first-shop-names";
import { fingerprint, tablesOf } from "./tenant-fingerprint";
import { openTwoShops, type TwoShops } from "./two-shops";

const areas = areaHandlers.customerData;
/** What is decided for each table, whichever area it belongs to. */
const customerTables = Object.fromEntries(areas.flatMap(({ tables }) => Object.entries(tables)));
/** The names of the downloaded data's parts, in their order. */
const archiveParts = [...new Set(areas.flatMap(({ headings }) => Object.keys(headings)))];

const database = withTestDatabase();
let shops: TwoShops;
beforeAll(async () => {
  shops = await openTwoShops(database.db);
  await fillCustomer(shops);
});

/** Rows of the first shop's tenant. */
const of = (table: { tenantId: PgColumn }, condition: SQL) =>
  and(eq(table.tenantId, shops.alpha.tenant.id), condition);

/** Gives the first shop's customer a row in every table that has none yet. */
async function fillCustomer({ alpha, customer, mugId, reviewId, order, quoteId, noticeId }: TwoShops) {
  const { db } = alpha;
  const own = { tenantId: alpha.tenant.id, customerId: customer.id };
  const inShop = { ...own, shopId: alpha.shop.id };
  await db.insert(passkeys).values({
    tenantId: alpha.tenant.id,
    ownerId: customer.id,
    id: "key",
    rpId: "alpha",
    publicKey: "SECRET-KEY",
    name: marker,
  });
  await db.insert(passkeyChallenges).values({ ...inShop, challenge: "SECRET-C", expiresAt: alpha.now() });
  await db.insert(guests).values({
    tenantId: alpha.tenant.id,
    shopId: alpha.shop.id,
    email: customer.email,
    number: order.id,
    note: marker,
    words: "",
  });
  await db.insert(mailRefusals).values({ ...inShop, kind: "messages" });
  await db.insert(reviewLikes).values({ ...own, reviewId });
  await db
    .update(stockNotices)
    .set({ customerId: customer.id })
    .where(of(stockNotices, eq(stockNotices.id, noticeId)));
  await changeStoreCredit(alpha, customer.id, { amountMinor: 2_500, note: marker });
  await byTest(db, (tx) =>
    tx
      .update(orders)
      .set({ customerId: customer.id })
      .where(of(orders, eq(orders.id, order.id))),
  );
  await byTest(db, (tx) =>
    tx
      .update(quotes)
      .set({ customerId: customer.id })
      .where(of(quotes, eq(quotes.id, quoteId))),
  );
  await db.insert(conversations).values({
    ...inShop,
    sellerId: alpha.shop.sellerId,
    type: "Order",
    orderId: order.id,
    customerName: marker,
    lastMessageAt: alpha.now(),
  });
  await addSellerReviewRow(alpha, {
    customerId: customer.id,
    displayName: marker,
    content: marker.repeat(3),
  });
  await byTest(db, (tx) =>
    tx.insert(reviews).values({
      ...own,
      productId: mugId,
      protectCode: "waits",
      displayName: marker,
      star: 3,
      content: marker,
    }),
  );
}

/** Rows of the customer in a table that names customers; null for one that does not. */
async function rowsOf(table: string): Promise<number | null> {
  const name = sql.identifier(table);
  const { rows } = await database.db.execute<{ n: number | null }>(
    table === "customers"
      ? sql`select count(*)::int as n from customers where id = ${shops.customer.id}`
      : sql`select (select count(*)::int from ${name} t where to_jsonb(t) -> 'customer_id' = to_jsonb(${shops.customer.id}::bigint)
          and t.tenant_id = ${shops.alpha.tenant.id}) as n`,
  );
  return rows[0]?.n ?? null;
}

const contextOf = ({ alpha, customer }: TwoShops) => withPayments(customerContext(alpha, customer.id));

/** Tables with a column that names a customer, or somebody by e-mail. */
async function tablesOfPeople(): Promise<string[]> {
  const { rows } = await database.db.execute<{ name: string }>(sql`
    select distinct c.table_name as name from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and (c.column_name = 'customer_id' or c.column_name = 'buyer' or c.column_name like '%email')
    order by 1`);
  return rows.map(({ name }) => name);
}

/** Tables whose rows concern people but never a shop's customers. */
const ofOthers = ["seller_applications", "staff"];

test("every table that names a customer or an e-mail says what becomes of it (rule accounts-37)", async () => {
  const known = [...Object.keys(customerTables), ...ofOthers];
  expect((await tablesOfPeople()).filter((table) => !known.includes(table))).toEqual([]);
});

test("two areas do not decide about one table", () => {
  expect(areas.flatMap(({ tables }) => Object.keys(tables))).toHaveLength(Object.keys(customerTables).length);
});

test("no decision is about a table that is gone", async () => {
  const tables = await tablesOf(database.db, "tenant");
  expect(Object.keys(customerTables).filter((table) => !tables.includes(table))).toEqual([]);
});

test("the downloaded data has a part for every table, and no secret (rule accounts-35)", async () => {
  const { customer } = shops;
  const archive = await collectArchive(contextOf(shops), { customerId: customer.id, email: customer.email });
  expect(archive.filter(({ rows }) => rows.length === 0)).toEqual([]);
  const shown = Object.values(customerTables).flatMap(({ archive: part }) => part ?? []);
  expect(shown.filter((part) => !archive.some(({ name }) => name === part))).toEqual([]);
  const head = { shopName: "Alpha <script>", madeAt: new Date(0) };
  for (const file of [archiveJson(archive, head), archivePage(archive, head)]) {
    expect(file).toContain(customer.email);
    expect(file).toContain(marker);
    expect(file).not.toMatch(/argon2|SECRET-|"tenant|customerId/);
  }
  expect(archivePage(archive, head)).not.toContain("<script>");
  const parsed = JSON.parse(archiveJson(archive, { ...head, shopName: "Alpha" })) as Record<string, unknown>;
  expect(Object.keys(parsed)).toEqual(["shop", "madeAt", ...archiveParts]);
});

test("only the customer gets the data and deletes the account", async () => {
  const { beta, customer, owner } = shops;
  const eve = customerContext(contextOf(shops), customer.id + 1);
  const wanted = { customerId: customer.id, email: customer.email };
  await expect(collectArchive(eve, wanted)).rejects.toMatchObject({ code: "forbidden" });
  await expect(deleteAccount(eve, { customerId: customer.id, removesReviews: false })).rejects.toMatchObject({
    code: "forbidden",
  });
  expect(JSON.stringify(await collectArchive(beta, { ...wanted, email: "" }))).not.toContain(marker);
  expect(owner.customer.id).toBe(customer.id);
});

test("a deleted account leaves what its table's decision says (rules accounts-36 and accounts-37)", async () => {
  const { alpha, customer, order, subscription } = shops;
  await migrateJobs(database.pool);
  const before = new Map<string, number>();
  for (const table of Object.keys(customerTables)) before.set(table, (await rowsOf(table)) ?? 0);
  await deleteAccount(contextOf(shops), { customerId: customer.id, removesReviews: false });

  for (const [table, { onDeletion }] of Object.entries(customerTables)) {
    const left = await rowsOf(table);
    if (onDeletion === "removed") expect([table, left]).toEqual([table, 0]);
  }
  for (const table of ["orders", "subscriptions", "store_credits", "store_credit_entries"])
    expect([table, await rowsOf(table)]).toEqual([table, before.get(table)]);

  const [row] = await alpha.db
    .select()
    .from(customers)
    .where(of(customers, eq(customers.id, customer.id)));
  expect(row).toMatchObject({
    email: `deleted-${customer.id}@deleted.invalid`,
    firstName: "",
    lastName: "",
    nickName: "",
    passwordHash: null,
    visitorLocation: null,
    deletedAt: alpha.now(),
  });
  const [ended] = await alpha.db
    .select()
    .from(subscriptions)
    .where(of(subscriptions, eq(subscriptions.id, subscription.id)));
  expect(ended).toMatchObject({ status: "canceled", storedMethodId: null });
  const [kept] = await alpha.db
    .select()
    .from(orders)
    .where(of(orders, eq(orders.id, order.id)));
  expect(kept).toEqual({ ...order, customerId: customer.id, updatedAt: kept?.updatedAt });
  // The review that was published stays, from nobody in particular; the one that waited is gone.
  const written = await alpha.db
    .select()
    .from(reviews)
    .where(of(reviews, eq(reviews.customerId, customer.id)));
  expect(written.map(({ displayName, status }) => [displayName, status])).toEqual([
    ["Former customer", "approved"],
  ]);
  const [question] = await alpha.db
    .select()
    .from(productQuestions)
    .where(eq(productQuestions.tenantId, alpha.tenant.id));
  expect(question).toMatchObject({ askedBy: "Former customer", conversationId: null });
  const talks = await alpha.db
    .select()
    .from(conversations)
    .where(eq(conversations.tenantId, alpha.tenant.id));
  // A guest's conversation is no concern of the account's.
  expect(talks.map(({ type, customerId, guestEmail }) => [type, customerId, guestEmail]).sort()).toEqual([
    ["Customer", null, "guest@example.com"],
    ["Order", null, customer.email],
  ]);
  expect(
    await alpha.db
      .select()
      .from(quotes)
      .where(of(quotes, eq(quotes.customerId, customer.id))),
  ).toEqual([]);
});

test("the e-mail stands only in what is kept by law", async () => {
  const found: string[] = [];
  for (const table of await tablesOf(database.db, "tenant")) {
    const { rows } = await database.db.execute(
      sql`select 1 from ${sql.identifier(table)} t where t::text like ${`%${shops.customer.email}%`} limit 1`,
    );
    if (rows.length > 0) found.push(table);
  }
  const kept = Object.entries(customerTables).filter(([, { onDeletion }]) => onDeletion === "kept");
  const names = kept.map(([name]) => name);
  expect(found.filter((table) => !names.includes(table))).toEqual([]);
});

test("a second deletion finds nothing, and the other shop's customers are as they were", async () => {
  await expect(
    deleteAccount(contextOf(shops), { customerId: shops.customer.id, removesReviews: true }),
  ).rejects.toMatchObject({ code: "not_found" });
});

test("a business that is removed leaves no row, file or job, and the other keeps all (rule hosting-9)", async () => {
  const { alpha, beta } = shops;
  const { db } = alpha;
  const tables = await tablesOf(db, "tenant");
  const ofBeta = () => fingerprint(database.pool, tables, "tenant", beta.tenant.id);
  const before = await ofBeta();
  const fileStore = createDiskStore(await mkdtemp(join(tmpdir(), "removed-")));
  for (const { code } of [alpha.shop, beta.shop])
    await fileStore.put(`media/${code}/mug.webp`, new Uint8Array(1));
  await removeBusiness({ db, fileStore }, alpha.tenant.id);
  const ofNone = await fingerprint(database.pool, tables, "tenant", randomUUID());
  expect(await fingerprint(database.pool, tables, "tenant", alpha.tenant.id)).toEqual(ofNone);
  expect(await db.select().from(tenants).where(eq(tenants.id, alpha.tenant.id))).toEqual([]);
  expect(await fileStore.head(`media/${alpha.shop.code}/mug.webp`)).toBeNull();
  expect(await fileStore.head(`media/${beta.shop.code}/mug.webp`)).not.toBeNull();
  expect(await ofBeta()).toEqual(before);
});
