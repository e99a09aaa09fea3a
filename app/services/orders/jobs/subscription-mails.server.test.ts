import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runJob } from "~/composition/jobs.server";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { makeFolder, type TestFolder } from "../../../../tests/support/shop-folder";
import { renewSubscription } from "../../checkout/renew-subscription.server";
import { pressPlace } from "../../checkout/steps/purchase-fixture.server";
import { openWallet, subscribe } from "../../payments/providers/stored/wallet-fixture.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { migrateJobs } from "../../platform/jobs/migrate-jobs.server";
import { changeOrderStatus } from "../states/change-order-status.server";
import { openTeaShop, subscriberAtReview, type TeaShop } from "../subscriptions/subscription-fixture.server";

const database = withTestDatabase();
let disk: TestFolder;
beforeAll(async () => {
  await migrateJobs(database.pool);
  disk = await makeFolder();
});
afterAll(() => disk.remove());

/** Runs the one job of this name that the shop queued; answers what it was given and the mail it sent. */
async function sendQueued(
  shop: TeaShop,
  name: "send-subscription-mail" | "send-subscription-started-mail",
): Promise<{ payload: Record<string, string>; html: string }> {
  const { rows } = await database.pool.query<{ payload: Record<string, string> }>(
    `select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = $1 and payload->>'shopId' = $2`,
    [name, shop.shop.id],
  );
  expect(rows).toHaveLength(1);
  const payload = rows[0]?.payload ?? {};
  const outside = {
    originOf: () => "https://harbor.example",
    smtpUrl: undefined,
    dataDir: disk.path,
    fileStore: createDiskStore(disk.path),
  };
  const { db, log, now, box, config } = shop;
  const deps = { db, log, now, box, config, secret: "a secret of this test", ...outside };
  const folder = join(disk.path, "mail");
  const before: string[] = await readdir(folder).catch(() => []);
  await runJob(deps, name, payload);
  const [sent = ""] = (await readdir(folder)).filter((one) => one.endsWith(".html") && !before.includes(one));
  return { payload, html: await readFile(join(folder, sent), "utf8") };
}

it("a paid order queues one mail, which names each subscription it started", async () => {
  const shop = await openTeaShop(database.db);
  const visitor = await subscriberAtReview(shop, [
    [2, "2-week"],
    [1, "1-month"],
  ]);
  const { orderId, incrementId } = await pressPlace(shop, visitor);
  await changeOrderStatus(shop, orderId, "processing");
  const { payload, html } = await sendQueued(shop, "send-subscription-started-mail");
  expect(payload).toEqual({ orderId, shopId: shop.shop.id });
  for (const words of [
    `Order ${incrementId} is the first delivery.`,
    "2 × TEA, every 2 weeks. Next delivery: Mar 15 2026, to Ada Marsh,",
    "1 × TEA, every month. Next delivery: Apr 01 2026",
    "Payment: Bank transfer.",
    "https://harbor.example/account/subscriptions",
  ])
    expect(html).toContain(words);
});

it("a charge that needs its customer queues a mail that leads to the order", async () => {
  const wallet = await openWallet(database.db, "stripe");
  const { id } = await subscribe(wallet);
  wallet.refuse("confirm");
  wallet.shop.clock.now = new Date("2026-03-15T12:00:00Z");
  await renewSubscription(wallet.job, id);
  const { html } = await sendQueued(wallet.shop, "send-subscription-mail");
  for (const words of [
    "Your bank asks you to confirm the payment.",
    "We’ll charge the same order again on Mar 16 2026.",
  ])
    expect(html).toContain(words);
  expect(html).toMatch(/href="https:\/\/harbor\.example\/order\/[\da-f-]{36}"[^>]*>Pay for this order</);
  await wallet.close();
});
