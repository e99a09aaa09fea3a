import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database";
import { customers } from "../db/schema";
import { migrateJobs } from "../jobs/migrate-jobs.server";
import { type AccountTestShop, addCustomer, openAccountShop } from "./account-fixture.server";
import { register } from "./register.server";
import { signIn } from "./sign-in.server";
import { verifyEmail } from "./verify-email.server";

let database: TestDatabase;
let ctx: AccountTestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateJobs(database.pool);
});
beforeEach(async () => {
  ctx = await openAccountShop(database.db);
});
afterAll(() => database.drop());

const ada = { first_name: "Ada", last_name: "Marsh", email: "ada@example.com", password: "sea-salt-9" };

async function customerOf(shop: AccountTestShop, id: number) {
  const [row] = await database.db
    .select()
    .from(customers)
    .where(and(eq(customers.tenantId, shop.tenant.id), eq(customers.id, id)));
  return row;
}

async function queuedMails(): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(sql`
    select count(*)::int as count from graphile_worker._private_jobs where payload->>'shopId' = ${ctx.shop.id}`);
  return rows[0]?.count ?? 0;
}

test("a new customer can sign in with the password", async () => {
  const id = await register(ctx, ada);
  expect(await signIn(ctx, { email: ada.email, password: ada.password })).toBe(id);
});

test("the password is kept as an argon2id hash only", async () => {
  const row = await customerOf(ctx, await register(ctx, ada));
  expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
});

test("is asked once to confirm the e-mail", async () => {
  await register(ctx, ada);
  expect(await queuedMails()).toBe(1);
});

test("an e-mail has one account", async () => {
  await addCustomer(ctx);
  await expect(register(ctx, ada)).rejects.toMatchObject({ status: 409, field: "email" });
});

test("of two who register it at once, one does", async () => {
  const results = await Promise.allSettled([register(ctx, ada), register(ctx, ada)]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("a refused registration asks nobody to confirm", async () => {
  await addCustomer(ctx);
  await register(ctx, ada).catch(() => {});
  expect(await queuedMails()).toBe(0);
});

test("the same e-mail may have an account in another shop", async () => {
  await addCustomer(await openAccountShop(database.db));
  await expect(register(ctx, ada)).resolves.toBeGreaterThan(0);
});

test("the link in the mail confirms the e-mail, once", async () => {
  const id = await register(ctx, ada);
  const hash = (await customerOf(ctx, id))?.verifyHash ?? "";
  await verifyEmail(ctx, hash);
  expect((await customerOf(ctx, id))?.verifyHash).toBeNull();
  await expect(verifyEmail(ctx, hash)).rejects.toMatchObject({ status: 404 });
});

test("a link of one shop confirms nothing in another", async () => {
  const hash = (await customerOf(ctx, await register(ctx, ada)))?.verifyHash ?? "";
  await expect(verifyEmail(await openAccountShop(database.db), hash)).rejects.toMatchObject({ status: 404 });
});

test("an empty link confirms nobody", async () => {
  await addCustomer(ctx);
  await expect(verifyEmail(ctx, "")).rejects.toMatchObject({ status: 404 });
});
