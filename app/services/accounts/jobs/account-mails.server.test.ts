import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runJob } from "~/composition/jobs.server";
import { emailChanges } from "~/tables/accounts/email-changes";
import { registrations } from "~/tables/accounts/registrations";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { noProviderConfig } from "../../payments/providers/payment-fixture.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import type { JobDeps } from "../../shops/jobs/job.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { resetPassword } from "../password/reset-password.server";
import { verifyEmail } from "../register/verify-email.server";
import { type AccountTestShop, addCustomer, openAccountShop } from "../sign-in/account-fixture.server";

let database: TestDatabase;
let ctx: AccountTestShop;
let deps: JobDeps;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  ctx = await openAccountShop(database.db);
  const dataDir = await mkdtemp(join(tmpdir(), "awning-mail-"));
  deps = {
    db: ctx.db,
    log: ctx.log,
    now: ctx.now,
    originOf: () => ctx.origin,
    secret: ctx.secret,
    box: testBox,
    config: noProviderConfig,
    dataDir,
    fileStore: createDiskStore(dataDir),
    smtpUrl: undefined,
  };
  return () => rm(dataDir, { recursive: true });
});
afterAll(() => database.drop());

async function sentPages(): Promise<string[]> {
  const folder = join(deps.dataDir, "mail");
  const files = await readdir(folder).catch(() => []);
  const pages = files.filter((name) => name.endsWith(".html"));
  return Promise.all(pages.map((name) => readFile(join(folder, name), "utf8")));
}

const payload = (over: Record<string, unknown>) => ({ shopId: ctx.shop.id, ...over });

/** A registration, and the payload of the job that asks to confirm it. */
async function registered(email = "ada@example.com", shop = ctx) {
  const [row] = await shop.db
    .insert(registrations)
    .values({
      tenantId: shop.tenant.id,
      email,
      passwordHash: "hash",
      firstName: "Ada",
      expiresAt: new Date(shop.now().getTime() + 1000),
    })
    .returning();
  return payload({ email, registrationId: row?.id ?? null, returnTo: "/checkout" });
}

test("a registration's mail has the link that makes the account, and then goes where one was going", async () => {
  await runJob(deps, "send-registration-mail", await registered());
  const link = /verify-email\?hash=([\w.-]+)&amp;redirect=%2Fcheckout/.exec((await sentPages())[0] ?? "");
  await expect(verifyEmail(ctx, link?.[1] ?? "")).resolves.toMatchObject({ pendingAction: {} });
});

test("an e-mail that is not confirmed is greeted without a name (rule accounts-41)", async () => {
  await runJob(deps, "send-registration-mail", await registered("eve@example.com"));
  await addCustomer(ctx, { email: "grace@example.com", firstName: "Grace", verifyHash: "pending" });
  await runJob(deps, "send-sign-in-warning-mail", payload({ email: "grace@example.com" }));
  const pages = await sentPages();
  expect(pages).toHaveLength(2);
  for (const page of pages) {
    expect(page).toContain("Hello,");
    expect(page).not.toMatch(/Ada|Grace/);
  }
});

test("a job that runs twice leaves one mail", async () => {
  const twice = await registered();
  for (const _ of [1, 2]) await runJob(deps, "send-registration-mail", twice);
  expect(await sentPages()).toHaveLength(1);
});

test("the mail comes again for the latest registration", async () => {
  await registered();
  await runJob(deps, "send-registration-mail", { ...(await registered()), registrationId: null });
  expect((await sentPages())[0]).toContain("Confirm your email");
});

test("an account's owner is notified when another person registers with their e-mail", async () => {
  const { email } = await addCustomer(ctx);
  await runJob(deps, "send-registration-mail", await registered(email));
  const pages = await sentPages();
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain("Someone tried to register with your email");
  expect(pages[0]).not.toContain("verify-email");
});

test("an account's owner is warned about repeated wrong passwords", async () => {
  const { email } = await addCustomer(ctx);
  for (const _ of [1, 2]) await runJob(deps, "send-sign-in-warning-mail", payload({ email }));
  const pages = await sentPages();
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain("Someone has typed a wrong password");
  expect(pages[0]).toContain("https://harbor.example/reset-password");
});

/** What Ada asked for to change her e-mail, and the payload of the job that asks both mailboxes. */
async function requestedChange(newEmail: string) {
  const { id: customerId, email: oldEmail } = await addCustomer(ctx);
  const expiresAt = new Date(ctx.now().getTime() + 1000);
  const [requested] = await ctx.db
    .insert(emailChanges)
    .values({ tenantId: ctx.tenant.id, customerId, oldEmail, newEmail, createdAt: ctx.now(), expiresAt })
    .returning();
  return payload({ changeId: requested?.id });
}

test("both mailboxes are asked to confirm a change of e-mail", async () => {
  await runJob(deps, "send-email-change-mails", await requestedChange("ada@new.example"));
  const pages = await sentPages();
  expect(pages).toHaveLength(2);
  expect(pages.filter((page) => page.includes("Confirm or cancel"))).toHaveLength(1);
  expect(pages.filter((page) => page.includes("Confirm email"))).toHaveLength(1);
});

test("a new e-mail that has an account gets a mail about that account in place of a link to confirm", async () => {
  await addCustomer(ctx, { email: "bo@example.com" });
  await runJob(deps, "send-email-change-mails", await requestedChange("bo@example.com"));
  const pages = await sentPages();
  expect(pages).toHaveLength(2);
  expect(pages.filter((page) => page.includes("You already have an account"))).toHaveLength(1);
  expect(pages.some((page) => page.includes("Confirm email"))).toBe(false);
});

test("the link to a new password works", async () => {
  const { email } = await addCustomer(ctx);
  await runJob(deps, "send-password-reset-mail", payload({ email }));
  const token = /reset-password\?hash=([\w-]{43})/.exec((await sentPages())[0] ?? "")?.[1] ?? "";
  await expect(resetPassword(ctx, { token, password: "fresh-bread-3" })).resolves.toBeInstanceOf(Headers);
});

test("the link to a new password keeps where the visitor was going, and what they wanted (rule lists-5)", async () => {
  const { email } = await addCustomer(ctx);
  const next = { returnTo: "/tide-mug#write-review", pendingAction: { favorite: 12 } };
  await runJob(deps, "send-password-reset-mail", payload({ email, ...next }));
  expect((await sentPages())[0]).toMatch(
    /reset-password\?hash=[\w-]{43}&amp;redirect=%2Ftide-mug%23write-review&amp;favorite=12"/,
  );
});

test("an e-mail without an account gets no mail", async () => {
  const email = "nobody@example.com";
  await runJob(deps, "send-password-reset-mail", payload({ email }));
  await runJob(deps, "send-sign-in-warning-mail", payload({ email }));
  await runJob(deps, "send-registration-mail", payload({ email, registrationId: null, returnTo: "" }));
  expect(await sentPages()).toEqual([]);
});

test("a customer of another shop gets no mail from this one", async () => {
  const other = await openAccountShop(database.db);
  const { email } = await addCustomer(other);
  await runJob(deps, "send-registration-mail", await registered("bo@example.com", other));
  await runJob(deps, "send-sign-in-warning-mail", payload({ email }));
  await runJob(deps, "send-password-reset-mail", payload({ email }));
  expect(await sentPages()).toEqual([]);
});
