import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database";
import { type AccountTestShop, addCustomer, openAccountShop } from "../auth/account-fixture.server";
import { resetPassword } from "../auth/reset-password.server";
import { noProviders } from "../payment/payment-fixture.server";
import { testBox } from "../secrets/secrets-fixture.server";
import type { JobDeps } from "./job.server";
import { runJob } from "./run-job.server";

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
    secret: "s".repeat(32),
    box: testBox,
    config: { providerUrls: noProviders },
    dataDir,
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

test("a new customer's mail has the link that confirms the e-mail", async () => {
  const { id } = await addCustomer(ctx, { verifyHash: "v".repeat(43) });
  await runJob(deps, "send-verification-mail", payload({ customerId: id }));
  expect((await sentPages())[0]).toContain(`https://harbor.example/verify-email?hash=${"v".repeat(43)}`);
});

test("a job that runs twice leaves one mail", async () => {
  const { id } = await addCustomer(ctx, { verifyHash: "v".repeat(43) });
  for (const _ of [1, 2]) await runJob(deps, "send-verification-mail", payload({ customerId: id }));
  expect(await sentPages()).toHaveLength(1);
});

test("who has confirmed is not asked again", async () => {
  const { id } = await addCustomer(ctx);
  await runJob(deps, "send-verification-mail", payload({ customerId: id }));
  expect(await sentPages()).toEqual([]);
});

test("the link to a new password works", async () => {
  const { email } = await addCustomer(ctx);
  await runJob(deps, "send-password-reset-mail", payload({ email }));
  const token = /reset-password\?hash=([\w-]{43})/.exec((await sentPages())[0] ?? "")?.[1] ?? "";
  await expect(resetPassword(ctx, { token, password: "fresh-bread-3" })).resolves.toBeUndefined();
});

test("an e-mail without an account gets no mail", async () => {
  await runJob(deps, "send-password-reset-mail", payload({ email: "nobody@example.com" }));
  expect(await sentPages()).toEqual([]);
});

test("a customer of another shop gets no mail from this one", async () => {
  const { id, email } = await addCustomer(await openAccountShop(database.db), { verifyHash: "v".repeat(43) });
  await runJob(deps, "send-verification-mail", payload({ customerId: id }));
  await runJob(deps, "send-password-reset-mail", payload({ email }));
  expect(await sentPages()).toEqual([]);
});
