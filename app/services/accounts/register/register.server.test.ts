import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { customers } from "~/tables/accounts/customers";
import { registrations } from "~/tables/accounts/registrations";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { attemptLimits } from "../../shops/limits/attempt-limits.server";
import {
  type AccountTestShop,
  addCustomer,
  openAccountShop,
  testPassword,
} from "../sign-in/account-fixture.server";
import { registrationHash } from "../sign-in/registration-link.server";
import { signIn } from "../sign-in/sign-in.server";
import { isRegistrationOpen } from "./is-registration-open.server";
import { REGISTRATION_LIFETIME_MS, register, sendRegistrationAgain } from "./register.server";
import { verifyEmail } from "./verify-email.server";

let database: TestDatabase;
let ctx: AccountTestShop;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  ctx = await openAccountShop(database.db);
});
afterAll(() => database.drop());

const ada = { first_name: "Ada", last_name: "Marsh", email: "ada@example.com", password: "sea-salt-9" };
const credentials = { email: ada.email, password: ada.password };

const registrationsOf = (shop: AccountTestShop) =>
  database.db.select().from(registrations).where(eq(registrations.tenantId, shop.tenant.id));

/** The token of the link in the latest registration mail. */
async function mailedHash(shop = ctx): Promise<string> {
  const ids = (await registrationsOf(shop)).map(({ id }) => id);
  return registrationHash(shop, Math.max(...ids));
}

async function queuedMails(): Promise<Record<string, unknown>[]> {
  const { rows } = await database.db.execute<{ payload: Record<string, unknown> }>(sql`
    select payload from graphile_worker._private_jobs where payload->>'shopId' = ${ctx.shop.id}`);
  return rows.map(({ payload }) => payload);
}

describe("a registration", () => {
  test("is not an account before its mail is confirmed", async () => {
    await register(ctx, ada);
    await expect(signIn(ctx, credentials)).rejects.toMatchObject({ status: 422 });
  });

  test("becomes an account by the mailed link", async () => {
    await register(ctx, ada);
    const { customerId: id } = await verifyEmail(ctx, await mailedHash());
    expect(await signIn(ctx, credentials)).toBe(id);
    const [row] = await database.db
      .select()
      .from(customers)
      .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.id, id)));
    expect(row).toMatchObject({ firstName: "Ada", lastName: "Marsh", verifyHash: null });
  });

  test("keeps what the visitor wanted until it is an account (rule lists-5)", async () => {
    await register(ctx, ada, { pendingAction: { favorite: 12 } });
    expect(await verifyEmail(ctx, await mailedHash())).toMatchObject({ pendingAction: { favorite: 12 } });
  });

  test("stores the password as an argon2id hash only", async () => {
    await register(ctx, ada);
    expect((await registrationsOf(ctx))[0]?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  test("with the e-mail of an account behaves the same", async () => {
    await register(ctx, ada);
    const unknown = await queuedMails();
    const { id } = await addCustomer(ctx, { email: "bo@example.com" });
    await register(ctx, { ...ada, email: "bo@example.com", password: "another-sea-7" });
    const known = (await queuedMails()).filter(({ email }) => email === "bo@example.com");
    const shape = (payloads: Record<string, unknown>[]) => payloads.map((payload) => Object.keys(payload));
    expect(shape(known)).toEqual(shape(unknown));
    expect(await signIn(ctx, { email: "bo@example.com", password: testPassword })).toBe(id);
  });

  test("resends its mail in the same way, whether or not there is a registration", async () => {
    await sendRegistrationAgain(ctx, "nobody@example.com");
    expect(await queuedMails()).toMatchObject([{ email: "nobody@example.com", registrationId: null }]);
  });

  test("sends a limited number of mails to an e-mail", async () => {
    for (let time = 0; time < attemptLimits.registerByEmail.limit; time++)
      await sendRegistrationAgain(ctx, ada.email);
    await expect(register(ctx, ada)).rejects.toMatchObject({ status: 429 });
  });
});

describe("a link", () => {
  const gone = { status: 404 };

  test("works once", async () => {
    await register(ctx, ada);
    const hash = await mailedHash();
    expect(await isRegistrationOpen(ctx, hash)).toBe(true);
    await verifyEmail(ctx, hash);
    expect(await isRegistrationOpen(ctx, hash)).toBe(false);
    await expect(verifyEmail(ctx, hash)).rejects.toMatchObject(gone);
  });

  test("works once, even when used twice at the same time", async () => {
    await register(ctx, ada);
    const hash = await mailedHash();
    const results = await Promise.allSettled([verifyEmail(ctx, hash), verifyEmail(ctx, hash)]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("works for exactly a day", async () => {
    await register(ctx, ada);
    ctx.clock.now = new Date(ctx.clock.now.getTime() + REGISTRATION_LIFETIME_MS);
    await expect(verifyEmail(ctx, await mailedHash())).rejects.toMatchObject(gone);
  });

  test("of one registration invalidates the others of its e-mail", async () => {
    await register(ctx, { ...ada, password: "an-attackers-5" });
    const theirs = await mailedHash();
    await register(ctx, ada);
    await verifyEmail(ctx, await mailedHash());
    await expect(verifyEmail(ctx, theirs)).rejects.toMatchObject(gone);
    await expect(signIn(ctx, credentials)).resolves.toEqual(expect.any(Number));
  });

  test("changes nothing in an account created since", async () => {
    await register(ctx, { ...ada, password: "an-attackers-5" });
    const { id } = await addCustomer(ctx);
    await expect(verifyEmail(ctx, await mailedHash())).rejects.toMatchObject(gone);
    expect(await signIn(ctx, { email: ada.email, password: testPassword })).toBe(id);
  });

  test("of one shop creates no account in another", async () => {
    await register(ctx, ada);
    const other = await openAccountShop(database.db);
    await expect(verifyEmail(other, await mailedHash())).rejects.toMatchObject(gone);
  });

  test.each(["", "1", "1.", "1.AAAA", "x.y", `1.${"A".repeat(43)}`])(
    "%j is not a valid token",
    async (hash) => {
      await register(ctx, ada);
      await expect(verifyEmail(ctx, hash)).rejects.toMatchObject(gone);
    },
  );
});

test("the same e-mail may have an account with another tenant", async () => {
  await addCustomer(await openAccountShop(database.db));
  await register(ctx, ada);
  await expect(verifyEmail(ctx, await mailedHash())).resolves.toMatchObject({
    customerId: expect.any(Number),
  });
});
