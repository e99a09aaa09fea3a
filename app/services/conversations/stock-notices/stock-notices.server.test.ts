import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runJob } from "~/composition/jobs.server";
import { stockItems } from "~/tables/catalogue/offers";
import { stockNotices } from "~/tables/conversations/stock-notices";
import { withAccount } from "../../accounts/sign-in/with-account-fixture.server";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { addOffer, addSeller, addShop } from "../../catalogue/products/seller-fixture.server";
import { noProviderConfig } from "../../payments/providers/payment-fixture.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import type { JobPayload } from "../../platform/jobs/job-kinds.server";
import { byTest } from "../../shops/audit/actor-fixture.server";
import type { JobDeps } from "../../shops/jobs/job.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { signLink } from "../../shops/secrets/signed-link.server";
import { sendStockNoticeJob } from "../jobs/send-stock-notice.server";
import { askStockNotice } from "./ask-stock-notice.server";
import { confirmStockNotice, stopStockNotice } from "./change-stock-notice.server";
import { openStockNotice } from "./find-stock-notice.server";
import { readStocks } from "./read-stocks.server";

const account = withAccount();
let bowl: number;
let deps: JobDeps;
beforeEach(async () => {
  bowl = await addProduct(account.ctx, "BOWL", { name: "Bowl", stock: { onHand: 0 } });
  const { ctx } = account;
  const dataDir = await mkdtemp(join(tmpdir(), "awning-notices-"));
  deps = {
    db: account.database.productDb,
    log: ctx.log,
    now: ctx.now,
    secret: ctx.secret,
    box: testBox,
    originOf: () => ctx.origin,
    smtpUrl: undefined,
    dataDir,
    fileStore: createDiskStore(dataDir),
    config: noProviderConfig,
  };
  await account.database.pool.query("delete from graphile_worker._private_jobs");
});
afterEach(() => rm(deps.dataDir, { recursive: true }));

const customer = () => ({ ...account.customer, group: "", isVerified: true });
const ask = (email: string, by: ReturnType<typeof customer> | null = null) =>
  askStockNotice({ ...account.ctx, clientAddress: "192.0.2.7" }, { productId: bowl, customer: by, email });
const put = (onHand: number) =>
  byTest(account.database.db, (db) =>
    db
      .update(stockItems)
      .set({ onHand })
      .where(and(eq(stockItems.tenantId, account.ctx.tenant.id), eq(stockItems.sku, "BOWL"))),
  );
const storedNotices = () =>
  account.database.db.select().from(stockNotices).where(eq(stockNotices.tenantId, account.ctx.tenant.id));
const noticeId = async () => (await storedNotices())[0]?.id ?? "";

/** Runs the queued mails, and answers the names of the mails so far. */
async function runQueued(): Promise<string[]> {
  const { rows } = await account.database.pool.query<{ payload: JobPayload<"send-stock-notice"> }>(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'send-stock-notice' order by j.id`,
  );
  for (const { payload } of rows) await runJob(deps, "send-stock-notice", payload);
  return mails();
}
const mails = async () =>
  (await readdir(join(deps.dataDir, "mail")).catch(() => [])).filter((name) => name.endsWith(".html"));

/** The minute passes in which the shop looks for returned stock. */
async function minute(): Promise<string[]> {
  await account.database.pool.query("delete from graphile_worker._private_jobs");
  await runJob(deps, "queue-stock-notices", {});
  return runQueued();
}

test("a guest confirms once, and gets one mail when the product is back (rule stock-notices-4)", async () => {
  await ask("Eve@Example.com");
  expect(await runQueued()).toHaveLength(1);
  await put(3);
  expect(await minute()).toHaveLength(1);
  await confirmStockNotice(account.ctx, await noticeId());
  expect(await minute()).toHaveLength(2);
  expect(await minute()).toHaveLength(2);
});

test("a customer with a confirmed e-mail waits at once", async () => {
  await ask("", customer());
  expect(await storedNotices()).toMatchObject([
    { email: account.customer.email, confirmedAt: account.ctx.now() },
  ]);
  await put(1);
  expect(await minute()).toHaveLength(1);
});

test("a mail that runs twice at once is sent once", async () => {
  await ask("", customer());
  await put(1);
  const payload = { shopId: account.ctx.shop.id, noticeId: await noticeId(), kind: "returned" } as const;
  const job = { ...deps, jobName: "send-stock-notice", handlers: account.ctx.handlers } as const;
  await Promise.all([sendStockNoticeJob(job, payload), sendStockNoticeJob(job, payload)]);
  expect(await mails()).toHaveLength(1);
});

test("no mail leaves for what is sold out again before it is sent", async () => {
  await ask("", customer());
  await put(1);
  await account.database.pool.query("delete from graphile_worker._private_jobs");
  await runJob(deps, "queue-stock-notices", {});
  await put(0);
  expect(await runQueued()).toEqual([]);
  await put(1);
  expect(await minute()).toHaveLength(1);
});

test("a repeated notice is one notice; one that was mailed can be made again", async () => {
  await ask("", customer());
  await ask("", customer());
  expect(await storedNotices()).toHaveLength(1);
  const first = await noticeId();
  await put(1);
  await minute();
  await put(0);
  await ask("", customer());
  expect(await storedNotices()).toMatchObject([{ mailedAt: null }]);
  expect(await noticeId()).not.toBe(first);
});

test("a stopped notice gets no mail", async () => {
  await ask("", customer());
  await stopStockNotice(account.ctx, await noticeId());
  await put(1);
  expect(await minute()).toEqual([]);
});

test("its link opens it with its own key alone", async () => {
  await ask("eve@example.com");
  const id = await noticeId();
  const key = signLink(account.ctx.secret, { kind: "stock-notice", shopId: account.ctx.shop.id, id });
  expect(await openStockNotice(account.ctx, id, key)).toMatchObject({ isConfirmed: false });
  expect(await openStockNotice(account.ctx, id, `${key.slice(0, -2)}xx`)).toBeNull();
  expect(await openStockNotice(account.ctx, "no-id", key)).toBeNull();
});

test("what can be bought or is not there is not waited for", async () => {
  await put(1);
  await expect(ask("eve@example.com")).rejects.toMatchObject({ code: "conflict" });
  bowl = 4_711;
  await expect(ask("eve@example.com")).rejects.toMatchObject({ code: "not_found" });
});

test("notices are counted by e-mail (rule stock-notices-3)", async () => {
  for (let at = 0; at < 20; at++) await ask("eve@example.com");
  await expect(ask("eve@example.com")).rejects.toMatchObject({ code: "too_many" });
});

test("a notice that is never confirmed is forgotten after a week (rule stock-notices-5)", async () => {
  await ask("eve@example.com");
  account.ctx.clock.now = new Date(account.ctx.now().getTime() + 8 * 86_400_000);
  await minute();
  expect(await storedNotices()).toEqual([]);
});

test("a product of a marketplace is in stock when any of its sellers has it", async () => {
  const market = await addShop(account.ctx, { type: "marketplace" });
  const isInStock = async () => (await readStocks(market, [bowl])).get(bowl)?.isInStock;
  expect(await isInStock()).toBe(false);
  await addOffer(account.ctx, await addSeller(account.ctx, "potter"), bowl);
  expect(await isInStock()).toBe(true);
  expect((await readStocks(account.ctx, [bowl])).get(bowl)?.isInStock).toBe(false);
});
