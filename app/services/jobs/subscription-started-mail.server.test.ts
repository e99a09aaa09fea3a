import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeFolder, type TestFolder } from "../../../tests/support/shop-folder";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database";
import { pressPlace } from "../checkout/purchase-fixture.server";
import { changeOrderStatus } from "../orders/change-order-status.server";
import { openTeaShop, subscriberAtReview } from "../subscriptions/subscription-fixture.server";
import { migrateJobs } from "./migrate-jobs.server";
import { runJob } from "./run-job.server";

let database: TestDatabase;
let disk: TestFolder;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateJobs(database.pool);
  disk = await makeFolder();
});
afterAll(async () => {
  await database.drop();
  await disk.remove();
});

it("a paid order queues one mail, which names each subscription it started", async () => {
  const shop = await openTeaShop(database.db);
  const visitor = await subscriberAtReview(shop, [
    [2, "2-week"],
    [1, "1-month"],
  ]);
  const { orderId, incrementId } = await pressPlace(shop, visitor);
  await changeOrderStatus(shop, orderId, "processing");
  const { rows: queued } = await database.pool.query<{ payload: Record<string, string> }>(
    `select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'send-subscription-started-mail'`,
  );
  expect(queued.map(({ payload }) => payload)).toEqual([{ orderId, shopId: shop.shop.id }]);

  const outside = { originOf: () => "https://harbor.example", smtpUrl: undefined, dataDir: disk.path };
  const { db, log, now, box, config } = shop;
  const deps = { ...{ db, log, now, box, config, secret: "a secret of this test" }, ...outside };
  await runJob(deps, "send-subscription-started-mail", { shopId: shop.shop.id, orderId });
  const folder = join(disk.path, "mail");
  const [name = ""] = (await readdir(folder)).filter((one) => one.endsWith(".html"));
  const html = await readFile(join(folder, name), "utf8");
  for (const words of [
    `Order ${incrementId} is the first delivery.`,
    "2 × TEA, every 2 weeks. Next delivery: Mar 15 2026, to Ada Marsh,",
    "1 × TEA, every month. Next delivery: Apr 01 2026",
    "Payment: Bank transfer.",
    "https://harbor.example/account/subscriptions",
  ])
    expect(html).toContain(words);
});
